// JoinScreen, CodeScreen: a code typed by hand, and the page that a typed or scanned code leads to.

import { useEffect, useRef, useState, useCallback } from 'react';
import { useLocation, Redirect } from 'wouter';
import { useText } from '../text/index.ts';
import { Button, TextField, Waiting } from '../ui/index.ts';
import { codeTrouble, readCode, spellCode, Trouble, UnknownCode, useAsked, WithCode } from './withCode.tsx';
import css from './lobby.module.css';
import { Screen } from '../frame/index.ts';
import type { Code, CodeInfo } from '@dunmer/shared/protocol';
import { api } from '../net/index.ts';

export const JoinScreen = () => {
  const text = useText();
  const [, go] = useLocation();
  // A code that was not found comes back in the address: perhaps only one of its symbols is wrong.
  const [typed, setTyped] = useState(() => spellCode(readCode(location.hash)));
  const [pressed, setPressed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Typing is the only thing to do here.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const code = readCode(typed);
  const trouble = codeTrouble(code);
  // A wrong symbol stays wrong whatever is typed after it, so it is reported at once; a short code may just be
  // unfinished.
  const isShown = trouble === 'codeOdd' || (trouble === 'codeShort' && pressed);
  const button = (
    <Button weight="primary" size="large" wide type="submit" form="code">
      {text.join.submit}
    </Button>
  );
  return (
    <Screen title={text.join.title} back="/" action={button}>
      <form
        id="code"
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setPressed(true);
          if (trouble === null) go(`/c/${code}`);
        }}
      >
        <TextField
          ref={field}
          label={text.join.code}
          hint={text.join.codeHint}
          look="code"
          value={typed}
          onChange={(value) => setTyped(spellCode(readCode(value)))}
          error={isShown ? text.join[trouble] : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
      </form>
    </Screen>
  );
};

// The page for each kind of code: a match to watch, a person, a personal link, or a found card.
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
