// CodeScreen: what a typed or scanned code leads to: a match to watch, a person, a personal link, a found card, or
// nothing.

import type { Code, CodeInfo } from '@dunmer/shared/protocol';
import { useCallback } from 'react';
import { Redirect } from 'wouter';
import { api } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Waiting } from '../ui/index.ts';
import { Screen } from '../frame/index.ts';
import { Trouble, UnknownCode, useAsked, WithCode } from './withCode.tsx';

const PLACE: Readonly<Record<CodeInfo['kind'], string>> = { watch: 'w', person: 'p', link: 'l', slip: 'f' };

const Finding = ({ code }: { readonly code: Code }) => {
  const text = useText();
  const ask = useCallback(() => api.code(code), [code]);
  const { asked, again } = useAsked(ask);
  if (asked.at === 'here') return <Redirect to={`/${PLACE[asked.value.kind]}/${code}`} replace />;
  if (asked.at === 'trouble' && asked.error === 'unknown') return <UnknownCode code={code} />;
  return (
    <Screen title={text.join.title} back="/join">
      {asked.at === 'asking' ? <Waiting>{text.join.finding}</Waiting> : <Trouble onAgain={again} />}
    </Screen>
  );
};

export const CodeScreen = ({ code: typed }: { readonly code: string }) => (
  <WithCode typed={typed}>{(code) => <Finding code={code} />}</WithCode>
);
