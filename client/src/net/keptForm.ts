// keptForm: what is being written on this phone and not sent yet: it survives a reload and Back, until it is sent or given up.

import type { ClientCommand, PersonId } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { forget, keep, keptKeys, recall } from '../device/index.ts';
import { type Frame, frame, type FrameName } from './frames.ts';

export type FormName = Extract<FrameName, 'dealForm' | 'tradeForm' | 'challengeForm'>;

/** Another number where a form is written otherwise: what an older page has kept is let be. */
const PREFIX = 'form.1.';
/** As many as anybody writes at a time. */
const MOST = 12;

function read<Name extends FormName>(name: Name, key: string): Frame<Name> | null {
  const kept = recall(key);
  return kept === null ? null : frame(name, kept.slice(kept.indexOf(' ') + 1));
}

/** Keeps it with the time, and lets go of the oldest. */
function write(key: string, form: unknown): void {
  keep(key, `${Date.now()} ${JSON.stringify(form)}`);
  const age = (one: string): number => Number.parseInt(recall(one) ?? '0', 10);
  const oldest = keptKeys(PREFIX).toSorted((x, y) => age(y) - age(x));
  for (const old of oldest.slice(MOST)) forget(old);
}

export interface KeptForm<Form> {
  readonly form: Form;
  /** It was begun before this page was opened. */
  readonly isOld: boolean;
  change(part: Partial<Form>): void;
  /** Begins anew. */
  discard(): void;
}

/** Whose form it is, for whom, and what it answers or begins with. */
interface About {
  readonly me: PersonId;
  readonly other: PersonId;
  readonly from: string;
}

const keyOf = (name: FormName, { me, other, from }: About): string =>
  `${PREFIX}${name}.${me}.${other}.${from}`;

/** The form that a command was written in, and for whom; null where it was none. */
function formOf(command: ClientCommand): readonly [FormName, PersonId] | null {
  switch (command.type) {
    case 'offerContract':
      return ['dealForm', command.with];
    case 'offerTrade':
      return ['tradeForm', command.with];
    case 'proposeMatch':
      return ['challengeForm', command.with];
    default:
      return null;
  }
}

/** Nothing of what was sent is kept, wherever its writer has gone meanwhile. */
export function forgetSent(command: ClientCommand): void {
  const [name, other] = formOf(command) ?? [];
  if (name === undefined) return;
  for (const key of keptKeys(`${PREFIX}${name}.`)) if (key.includes(`.${other}.`)) forget(key);
}

/** `fresh`: how it begins. */
export function useKeptForm<Name extends FormName>(
  name: Name,
  about: About,
  fresh: Frame<Name>,
): KeptForm<Frame<Name>> {
  const key = keyOf(name, about);
  const [first] = useState(fresh);
  const [form, setForm] = useState(() => read(name, key) ?? first);
  const [isOld, setOld] = useState(() => read(name, key) !== null);
  return {
    form,
    isOld,
    change(part) {
      const next = { ...form, ...part };
      setForm(next);
      write(key, next);
    },
    discard() {
      forget(key);
      setForm(first);
      setOld(false);
    },
  };
}
