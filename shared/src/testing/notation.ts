// Notation of halves: "guard - # / mage - - + scamp" is front / back + the rest of the deck; # is a wall, - is empty.

import { assert } from '../lib/index.ts';
import type { Altered, DeckCard, Half, Seat } from '../rules/index.ts';

export interface WrittenHalf {
  /** Six cells in board order. */
  readonly cells: readonly (DeckCard | null)[];
  /** The cards that were laid, in board order, then the rest. */
  readonly deck: readonly DeckCard[];
}

const wordsOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(' ').filter((word) => word !== '');

/** Returns the named cards, each as a copy `seat.card`, repeats as `seat.card.2`, …; null for an empty cell. */
export function copiesOf(seat: Seat, words: readonly string[]): readonly (DeckCard | null)[] {
  const counts = new Map<string, number>();
  return words.map((word) => {
    if (word === '-') return null;
    const id = word === '#' ? 'wall' : word;
    const nth = (counts.get(id) ?? 0) + 1;
    counts.set(id, nth);
    return { copy: nth === 1 ? `${seat}.${id}` : `${seat}.${id}.${nth}`, card: id };
  });
}

const filled = (row: readonly string[]): readonly string[] => {
  assert(row.length <= 3, `a row has three cells: ${row.join(' ')}`);
  return [...row, '-', '-', '-'].slice(0, 3);
};

/** Reads a half; cells that are left out are empty. */
export function readHalf(seat: Seat, text: string): WrittenHalf {
  const [half = '', rest] = text.split('+');
  const [front, back] = half.split('/');
  const laid = [...filled(wordsOf(front)), ...filled(wordsOf(back))];
  const copies = copiesOf(seat, [...laid, ...wordsOf(rest)]);
  return { cells: copies.slice(0, 6), deck: copies.filter((copy) => copy !== null) };
}

/** Writes a half in the same notation. */
export function writeHalf(half: Half): string {
  const words = half.map((card) => (card === null ? '-' : card.card === 'wall' ? '#' : card.card));
  return `${words.slice(0, 3).join(' ')} / ${words.slice(3).join(' ')}`;
}

/** Writes values in the notation of cards. */
export function writeValues(values: Pick<Altered, 'virtues' | 'superiority' | 'protection'>): string {
  const part = (sign: string, names: readonly string[]): readonly string[] =>
    names.length === 0 ? [] : [sign, ...names];
  return [...values.virtues, ...part('>', values.superiority), ...part('|', values.protection)].join(' ');
}
