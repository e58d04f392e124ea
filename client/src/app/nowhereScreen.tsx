// NowhereScreen: an address that leads nowhere, and a match that can't be followed from here; the way back is offered.

import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { useText } from '../text/index.ts';
import { Button, Panel } from '../ui/index.ts';

export const NowhereScreen = ({ why }: { readonly why?: string }) => {
  const text = useText();
  const [, go] = useLocation();
  const button = (
    <Button weight="primary" size="large" wide onClick={() => go('/')}>
      {text.app.toHome}
    </Button>
  );
  return (
    <Screen title={text.app.title} back="/" action={button}>
      <Panel tone="strong">
        <p role="alert">{why ?? text.app.nowhere}</p>
      </Panel>
    </Screen>
  );
};
