// GoneTrade: said where a trade is no longer open, with the way to those that are.

import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { useTradeText } from '../text/index.ts';
import { Button, Panel } from '../ui/index.ts';

export const GoneTrade = () => {
  const words = useTradeText();
  const [, go] = useLocation();
  const action = (
    <Button weight="primary" wide onClick={() => go('/trades')}>
      {words.toAll}
    </Button>
  );
  return (
    <Screen title={words.title} back="/trades" action={action}>
      <Panel>
        <p>{words.gone}</p>
      </Panel>
    </Screen>
  );
};
