// HomeScreen: where the owner of this phone stands, or how to come in.

import { Screen } from '../lobby/index.ts';
import { useHome } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Waiting } from '../ui/index.ts';
import { HomeHead } from './homeHead.tsx';
import { StrangerAction, StrangerHome } from './strangerHome.tsx';
import { TraderAction, TraderHome } from './traderHome.tsx';

/** One page whoever comes: settings that are open stay open when it is known who it is. */
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
  const action = home === null ? <StrangerAction /> : <TraderAction home={home} />;
  return (
    <Screen title={app.title} after={<HomeHead />} action={action}>
      {home === null ? <StrangerHome /> : <TraderHome home={home} />}
    </Screen>
  );
};
