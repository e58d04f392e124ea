// CodeScreen: what a code leads to: a free seat, the own one, a taken one, a match to watch, or nothing.

import type { Code, CodeInfo } from '@dunmer/shared/protocol';
import { lazy, Suspense, useCallback } from 'react';
import { Redirect } from 'wouter';
import { api } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Waiting } from '../ui/index.ts';
import { Screen } from './screen.tsx';
import { TakenScreen } from './takenScreen.tsx';
import { Trouble } from './trouble.tsx';
import { useAsked } from './useAsked.ts';
import { UnknownCode, WithCode } from './withCode.tsx';

const SitScreen = lazy(async () => ({ default: (await import('./sitScreen.tsx')).SitScreen }));

const Searching = () => {
  const text = useText();
  return (
    <Screen title={text.join.title} back="/">
      <Waiting>{text.join.finding}</Waiting>
    </Screen>
  );
};

const Found = ({ code, info }: { readonly code: Code; readonly info: CodeInfo }) => {
  if (info.kind === 'watch') return <Redirect to={`/w/${code}`} replace />;
  switch (info.seat) {
    case 'free':
      return (
        <Suspense fallback={<Searching />}>
          <SitScreen code={code} opener={info.opener} />
        </Suspense>
      );
    case 'yours':
      return <Redirect to={`/m/${info.match}`} replace />;
    case 'taken':
      return <TakenScreen watch={info.watch} />;
  }
};

const Finding = ({ code }: { readonly code: Code }) => {
  const text = useText();
  const ask = useCallback(() => api.code(code), [code]);
  const { asked, again } = useAsked(ask);
  if (asked.at === 'here') return <Found code={code} info={asked.value} />;
  if (asked.at === 'trouble' && asked.error === 'unknown') return <UnknownCode code={code} />;
  if (asked.at === 'asking') return <Searching />;
  return (
    <Screen title={text.join.title} back="/">
      <Trouble onAgain={again} />
    </Screen>
  );
};

export const CodeScreen = ({ code: typed }: { readonly code: string }) => (
  <WithCode typed={typed}>{(code) => <Finding code={code} />}</WithCode>
);
