// LoadingScreen: while a screen's code, or its match, is on the way.

import { Screen } from '../frame/index.ts';
import { useText } from '../text/index.ts';
import { Waiting } from '../ui/index.ts';

export const LoadingScreen = () => {
  const text = useText();
  return (
    <Screen title={text.app.title} back="/">
      <Waiting>{text.app.loading}</Waiting>
    </Screen>
  );
};
