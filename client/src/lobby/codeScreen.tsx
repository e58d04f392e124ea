// CodeScreen: what a code leads to: a free seat, the own one, a taken one, a match to watch, or nothing.

import type { CodeInfo } from '@dunmer/shared/protocol';
import { lazy, useCallback } from 'react';
import { Redirect, useLocation } from 'wouter';
import { api } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Button, Panel, Waiting } from '../ui/index.ts';
import { readCode, spellCode } from './code.ts';
import { Screen } from './screen.tsx';
import { TakenScreen } from './takenScreen.tsx';
import { Trouble } from './trouble.tsx';
import { useAsked } from './useAsked.ts';

const SitScreen = lazy(async () => ({ default: (await import('./sitScreen.tsx')).SitScreen }));

const UnknownCode = ({ code }: { readonly code: string }) => {
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
        <p role="alert">{text.join.unknown(spellCode(code))}</p>
      </Panel>
    </Screen>
  );
};

const Found = ({ code, info }: { readonly code: string; readonly info: CodeInfo }) => {
  if (info.kind === 'watch') return <Redirect to={`/w/${code}`} replace />;
  switch (info.seat) {
    case 'free':
      return <SitScreen code={code} opener={info.opener} />;
    case 'yours':
      return <Redirect to={`/m/${info.match}`} replace />;
    case 'taken':
      return <TakenScreen watch={info.watch} />;
  }
};

export const CodeScreen = ({ code: typed }: { readonly code: string }) => {
  const text = useText();
  const code = readCode(typed);
  const ask = useCallback(() => api.code(code), [code]);
  const { asked, again } = useAsked(ask);
  if (asked.at === 'here') return <Found code={code} info={asked.value} />;
  if (asked.at === 'trouble' && asked.error === 'unknown') return <UnknownCode code={code} />;
  return (
    <Screen title={text.join.title} back="/">
      {asked.at === 'asking' ? <Waiting>{text.join.finding}</Waiting> : <Trouble onAgain={again} />}
    </Screen>
  );
};
