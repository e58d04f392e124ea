// TakenScreen: somebody else has the seat; watching is offered.

import type { Code } from '@dunmer/shared/protocol';
import { useLocation } from 'wouter';
import { useText } from '../text/index.ts';
import { Button, Panel } from '../ui/index.ts';
import { Screen } from './screen.tsx';

export const TakenScreen = ({ watch }: { readonly watch: Code }) => {
  const text = useText();
  const [, go] = useLocation();
  const button = (
    <Button
      weight="primary"
      size="large"
      wide
      glyph="eye"
      onClick={() => go(`/w/${watch}`, { replace: true })}
    >
      {text.join.watch}
    </Button>
  );
  return (
    <Screen title={text.join.takenTitle} back="/" action={button}>
      <Panel tone="strong">
        <p>{text.join.taken}</p>
      </Panel>
    </Screen>
  );
};
