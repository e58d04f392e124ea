// HomeScreen: where the owner of this phone stands, or how to come in.

import { Screen } from '../lobby/index.ts';
import { useHome } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Waiting } from '../ui/index.ts';
import { HomeHead } from './homeHead.tsx';
import { StrangerHome } from './strangerHome.tsx';
import { TraderHome } from './traderHome.tsx';

export const HomeScreen = () => {
  const { app } = useText();
  const home = useHome();
  if (home === undefined) {
    return (
      <Screen title={app.title} after={<HomeHead />}>
        <Waiting>{app.loading}</Waiting>
      </Screen>
    );
  }
  return home === null ? <StrangerHome /> : <TraderHome home={home} />;
};
