// HomeScreen: where the owner of this phone stands, or how to come in.

import type { HomeView } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { Screen } from '../frame/index.ts';
import { useHome } from '../net/index.ts';
import { Untold } from '../parts/index.ts';
import { useText } from '../text/index.ts';
import { Waiting } from '../ui/index.ts';
import { HomeHead } from './homeHead.tsx';
import { StrangerAction, StrangerHome } from './strangerHome.tsx';
import { TraderAction, TraderHome } from './traderHome.tsx';

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
