// JoinScreen: a code typed by hand.

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../text/index.ts';
import { Button, TextField } from '../ui/index.ts';
import { codeTrouble, readCode, spellCode } from './code.ts';
import css from './lobby.module.css';
import { Screen } from '../frame/index.ts';

export const JoinScreen = () => {
  const text = useText();
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const [pressed, setPressed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The one thing to do here is to type.
  useEffect(() => {
    field.current?.focus();
  }, []);
  const code = readCode(typed);
  const trouble = codeTrouble(code);
  // Nothing that is typed after it makes a wrong symbol right; a short code may only not be finished.
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
