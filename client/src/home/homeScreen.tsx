// HomeScreen: the first page, for whoever comes.

import type { HomeView } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { MyTables, Spread } from '../lobby/index.ts';
import { useHome } from '../net/index.ts';
import { Untold } from '../parts/index.ts';
import { useText } from '../text/index.ts';
import { Button, Waiting } from '../ui/index.ts';
import css from './home.module.css';
import { HomeHead, SampleLinks } from './homeParts.tsx';
import { TraderAction, TraderHome } from './traderHome.tsx';

/** A phone that is nobody's yet: how to come in, a match against a bot, and in the sample event whom to try. */
const StrangerAction = () => {
  const { home: text } = useText();
  const [, go] = useLocation();
  return (
    <div className={css['choices']}>
      <Button weight="primary" size="large" wide onClick={() => go('/join')}>
        {text.code}
      </Button>
      <Button wide onClick={() => go('/practice')}>
        {text.practice}
      </Button>
    </div>
  );
};

const StrangerHome = () => {
  const { home: text } = useText();
  return (
    <>
      <div className={css['lead']}>
        <Spread />
        <p>{text.lead}</p>
        <p>{text.stranger}</p>
      </div>
      <SampleLinks />
      <MyTables />
    </>
  );
};

/** What stands in the page, and at its bottom. */
function partsOf(home: HomeView | null | undefined, loading: string): readonly [ReactNode, ReactNode] {
  if (home === undefined) return [<Waiting key="waiting">{loading}</Waiting>, null];
  return home === null
    ? [<StrangerHome key="stranger" />, <StrangerAction key="stranger" />]
    : [<TraderHome key="trader" home={home} />, <TraderAction key="trader" home={home} />];
}

/** One page whoever comes: settings that are open stay open when it is known who it is. */
export const HomeScreen = () => {
  const { app } = useText();
  const home = useHome();
  const [body, action] = partsOf(home, app.loading);
  return (
    <Untold title={app.title} home={home}>
      <Screen title={app.title} after={<HomeHead />} {...(action === null ? {} : { action })}>
        {body}
      </Screen>
    </Untold>
  );
};
