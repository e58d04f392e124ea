// HomeScreen: the first page, for everybody.

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
import { ShowCode, TraderAction, TraderHome } from './traderHome.tsx';

/** Buttons for a phone without an owner: how to join, a match against a bot, and in the sample event whom to try. */
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

/** Returns the page's body and its foot. */
function partsOf(home: HomeView | null | undefined, loading: string): readonly [ReactNode, ReactNode] {
  if (home === undefined) return [<Waiting key="waiting">{loading}</Waiting>, null];
  return home === null
    ? [<StrangerHome key="stranger" />, <StrangerAction key="stranger" />]
    : [<TraderHome key="trader" home={home} />, <TraderAction key="trader" home={home} />];
}

/** One component for all visitors, so that open settings stay open when the owner becomes known. */
export const HomeScreen = () => {
  const { app } = useText();
  const home = useHome();
  const [body, action] = partsOf(home, app.loading);
  return (
    <Untold title={app.title} home={home} beside={<ShowCode wide />}>
      <Screen title={app.title} after={<HomeHead />} {...(action === null ? {} : { action })}>
        {body}
      </Screen>
    </Untold>
  );
};
