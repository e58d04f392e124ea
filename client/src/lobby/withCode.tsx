// WithCode: reads the code of an address before anybody is asked for it; what can be none is said to be unknown at
// once.

import type { Code } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../text/index.ts';
import { Button, Panel } from '../ui/index.ts';
import { codeTrouble, readCode, spellCode } from './code.ts';
import { Screen } from '../frame/index.ts';

export const UnknownCode = ({ code }: { readonly code: string }) => {
  const text = useText();
  const [, go] = useLocation();
  const button = (
    <Button weight="primary" size="large" wide onClick={() => go('/join', { replace: true })}>
      {text.join.anotherCode}
    </Button>
  );
  return (
    <Screen title={text.join.unknownTitle} back="/" action={button}>
      <Panel tone="strong">
        <p role="alert">{code === '' ? text.errors['unknown-code'] : text.join.unknown(spellCode(code))}</p>
      </Panel>
    </Screen>
  );
};

interface WithCodeProps {
  readonly typed: string;
  readonly children: (code: Code) => ReactNode;
}

export const WithCode = ({ typed, children }: WithCodeProps) => {
  const code = readCode(typed);
  return codeTrouble(code) === null ? children(code) : <UnknownCode code={code} />;
};
