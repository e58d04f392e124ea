// Gate: asks for the passphrase of a member of staff: chosen once, and entered again after half an hour without an
// act.

import type { Refusal, Rejection } from '@dunmer/shared/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { unlock } from '../../net/index.ts';
import { useErrorsText } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Button, TextField } from '../../ui/index.ts';
import css from './acts.module.css';
import { toTheTop } from './focusFirst.ts';

interface GateProps {
  readonly act: 'choose' | 'say';
  readonly onOpen: () => void;
}

const LEAST = 8;

export const Gate = ({ act, onOpen }: GateProps) => {
  const { gate } = useStaffText();
  const errors = useErrorsText();
  const [phrase, setPhrase] = useState('');
  const [again, setAgain] = useState('');
  const [isPressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<(Refusal | Rejection)['code'] | 'silent' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // What had the focus may have given way to the question.
  useEffect(() => {
    if (document.activeElement === document.body) toTheTop(form.current);
  }, []);
  const isShort = act === 'choose' && [...phrase].length < LEAST;
  const differs = act === 'choose' && phrase !== again;
  const say = async () => {
    setPressed(true);
    if (busy || isShort || differs || phrase === '') return;
    setBusy(true);
    const said = await unlock(phrase);
    setBusy(false);
    if (said?.ok === true) {
      toTheTop(form.current);
      onOpen();
    } else setTrouble(said === null ? 'silent' : said.error.code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void say();
  };
  return (
    <form ref={form} className={css['form']} noValidate onSubmit={submit}>
      <p>{gate[act]}</p>
      <TextField
        label={gate.field}
        type="password"
        value={phrase}
        onChange={setPhrase}
        autoComplete={act === 'choose' ? 'new-password' : 'current-password'}
        data-focus-first=""
        {...(act === 'choose' ? { [isPressed && isShort ? 'error' : 'hint']: gate.short } : {})}
      />
      {act === 'choose' && (
        <TextField
          label={gate.again}
          type="password"
          value={again}
          onChange={setAgain}
          autoComplete="new-password"
          error={isPressed && differs ? gate.differ : undefined}
        />
      )}
      {trouble !== null && (
        <p className={css['refused']} role="alert">
          {trouble === 'silent' ? gate.late : errors(trouble)}
        </p>
      )}
      <Button weight="primary" type="submit" wide busy={busy}>
        {gate.submit}
      </Button>
    </form>
  );
};
