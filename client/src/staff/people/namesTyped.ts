// NamesTyped: the names of newcomers, typed or pasted, one in a line.

import { foldedName, nameFault, tidyName } from '@dunmer/shared/protocol';

/** As many as a person can look through, and as the server takes within a minute. */
export const MOST_NAMES = 100;

/** `letters`: there are too few or too many, or some that can't be seen. `none`: there is no letter at all. */
export const ODDS = ['letters', 'none'] as const;
type Odd = (typeof ODDS)[number];

export interface NamesTyped {
  /** Names of newcomers, in the order of the lines. */
  readonly fresh: readonly string[];
  /** Names that somebody at the event has already. */
  readonly known: readonly string[];
  /** Names that stand in more than one line. */
  readonly twice: readonly string[];
  /** Lines that are no names, and why. Lines are counted from 1. */
  readonly odd: readonly { readonly line: number; readonly name: string; readonly why: Odd }[];
}

/** The number of a line of a list: a cell of its own, or before a dot or a bracket. */
const NUMBER = /^\s*\d+(?:[.)]?\s*\t|[.)]\s+)/;

/** Returns the name in one line. Of a row of a spreadsheet this is the first cell that is not its number. */
const nameIn = (line: string): string => tidyName(line.replace(NUMBER, '').split('\t')[0] ?? '');

/** A column of a list holds telephone numbers or dates more often than somebody is called by a number. */
function oddIn(name: string): Odd | null {
  if (nameFault(name) !== null) return 'letters';
  return /\p{L}/u.test(name) ? null : 'none';
}

/**
 * Reads the names. Lines without a name are left out. Whoever is already there, or was named in an earlier line, is
 * not named again: so the same list can be pasted once more after some names were added to it.
 */
export function namesTyped(typed: string, there: ReadonlySet<string>): NamesTyped {
  const lines = typed.split(/\r?\n/).map((line, i) => ({ line: i + 1, name: nameIn(line) }));
  const said = lines.filter(({ name }) => name !== '');
  const taken = new Set([...there].map(foldedName));
  const once = new Map<string, string>();
  const twice = new Set<string>();
  for (const { name } of said.filter((one) => oddIn(one.name) === null)) {
    const first = once.get(foldedName(name));
    if (first === undefined) once.set(foldedName(name), name);
    else twice.add(first);
  }
  const names = [...once.values()];
  return {
    fresh: names.filter((name) => !taken.has(foldedName(name))),
    known: names.filter((name) => taken.has(foldedName(name))),
    twice: names.filter((name) => twice.has(name)),
    odd: said.flatMap(({ line, name }) => {
      const why = oddIn(name);
      return why === null ? [] : [{ line, name, why }];
    }),
  };
}
