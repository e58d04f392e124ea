// keptForm: a form that is being written on this phone. It survives a reload and Back until it is sent or given up.

import type { ClientCommand, PersonId } from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { forget, keep, keptKeys, onForgotten, recall } from '../device/index.ts';
import { type Frame, frame, type FrameName } from './frames.ts';

export type FormName = Extract<FrameName, 'dealForm' | 'tradeForm' | 'challengeForm'>;

/** Raise the number whenever the shape of a form changes: forms that an older page has kept are then ignored. */
const PREFIX = 'form.1.';
/** More forms than anybody writes at a time. */
const MOST = 12;

function read<Name extends FormName>(name: Name, key: string): Frame<Name> | null {
  const kept = recall(key);
  return kept === null ? null : frame(name, kept.slice(kept.indexOf(' ') + 1));
}

/** Keeps the form with the time, and forgets the oldest ones beyond `MOST`. */
function write(key: string, form: unknown): void {
  keep(key, `${Date.now()} ${JSON.stringify(form)}`);
  const age = (one: string): number => Number.parseInt(recall(one) ?? '0', 10);
  const oldest = keptKeys(PREFIX).toSorted((x, y) => age(y) - age(x));
  for (const old of oldest.slice(MOST)) forget(old);
}

export interface KeptForm<Form> {
  readonly form: Form;
  /** The form was begun before this page was opened. */
  readonly isOld: boolean;
  change(part: Partial<Form>): void;
  /** Begins the form anew. */
  discard(): void;
}

/** Who writes the form, to whom, and which thing it answers or begins with. */
interface About {
  readonly me: PersonId;
  readonly other: PersonId;
  readonly from: string;
}

const keyOf = (name: FormName, { me, other, from }: About): string =>
  `${PREFIX}${name}.${me}.${other}.${from}`;

/**
 * Returns the name of the form that a command was written in, and its recipient. Null for a command that has no form.
 */
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

/** Forgets the kept form of a command that was sent, even when its writer has left the page since. */
export function forgetSent(command: ClientCommand): void {
  const [name, other] = formOf(command) ?? [];
  if (name === undefined) return;
  for (const key of keptKeys(`${PREFIX}${name}.`)) if (key.includes(`.${other}.`)) forget(key);
}

/** Tells whether a form was begun and neither sent nor given up. */
export const isKept = (name: FormName, about: About): boolean => recall(keyOf(name, about)) !== null;

/** Keeps a form under its name and `about`. `fresh` is what an empty form holds. */
export function useKeptForm<Name extends FormName>(
  name: Name,
  about: About,
  fresh: Frame<Name>,
): KeptForm<Frame<Name>> {
  const key = keyOf(name, about);
  const [first] = useState(fresh);
  const [form, setForm] = useState(() => read(name, key) ?? first);
  const [isOld, setOld] = useState(() => read(name, key) !== null);
  // Another tab has sent it or given it up: from here it would be sent once more.
  useEffect(
    () =>
      onForgotten(key, () => {
        setForm(first);
        setOld(false);
      }),
    [key, first],
  );
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
