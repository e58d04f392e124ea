// useKept: keeps in the history entry of a page what was typed and chosen there. Going Back in the browser finds the
// list as it was left; opening it anew finds all of it.

import { useState } from 'react';

const partsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const keptHere = (): Readonly<Record<string, unknown>> => partsOf(partsOf(history.state)['kept']);

/**
 * Returns the text kept at this history entry under a name that is unique on its page, and a function that keeps
 * another; '' at first.
 */
export function useKept(name: string): readonly [kept: string, keep: (value: string) => void] {
  const [value, setValue] = useState(() => {
    const kept = keptHere()[name];
    return typeof kept === 'string' ? kept : '';
  });
  const keep = (next: string): void => {
    setValue(next);
    history.replaceState({ ...partsOf(history.state), kept: { ...keptHere(), [name]: next } }, '');
  };
  return [value, keep];
}

/** As `useKept`, for one of several choices; `first` when none was made. */
export function useKeptChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  first: Choice,
): readonly [kept: Choice, keep: (value: Choice) => void] {
  const [kept, keep] = useKept(name);
  return [choices.find((choice) => choice === kept) ?? first, keep];
}

/** Keeps which of several lists a page shows. What was typed into one list does not search the next. */
export function useKeptLook<Look extends string>(
  looks: readonly Look[],
  first: Look,
): readonly [look: Look, keep: (value: Look) => void] {
  const [look, keep] = useKeptChoice('look', looks, first);
  return [
    look,
    (next) => {
      history.replaceState({ ...partsOf(history.state), kept: {} }, '');
      keep(next);
    },
  ];
}
