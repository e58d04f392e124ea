// useKept: how a page was looked at, what was typed and chosen, stays in its step of the history: whoever comes back by
// the browser's Back finds the list as they left it, and whoever opens it anew finds all of it.

import { useState } from 'react';

const partsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const keptHere = (): Readonly<Record<string, unknown>> => partsOf(partsOf(history.state)['kept']);

/**
 * What was typed at this step of the history, under a name that nothing else of its page has, and what keeps it; '' at
 * first.
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

/** The same for one of several choices; `first` where none was made. */
export function useKeptChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  first: Choice,
): readonly [kept: Choice, keep: (value: Choice) => void] {
  const [kept, keep] = useKept(name);
  return [choices.find((choice) => choice === kept) ?? first, keep];
}

/** Which of several lists a page shows. What was typed into one of them is not looked for in the next. */
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
