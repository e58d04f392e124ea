// Cards: copies as the journal tells of them. They are made in the store, and have one owner after another.

import { STORE_OWNER } from '../store/index.ts';
import type { Book } from './book.ts';
import { Contradiction } from './finding.ts';
import { bit, type Of } from './row.ts';

export const takeDefinition = (book: Book, { card, rarity, copies, retired }: Of<'definition'>): void =>
  book.put('definitions', { key: card, rarity, copies, retired: bit(retired) });

/** Adds a copy, with the rarity that its card had when the copy was made. */
export function takeCopy(book: Book, { key, copy, card, serial, startOf }: Of<'copy'>): void {
  const { rarity = null, copies = null } = book.row('definitions', card);
  if (copies !== null && serial > Number(copies))
    throw new Contradiction(`Copy ${copy} is one more of the unique "${card}" than there may be.`);
  const free = { owner: STORE_OWNER, frozen: 0, reserved: null, startOf, slip: null, slipBy: null, turn: 0 };
  book.add('copies', { key: copy, row: key, card, rarity, serial, ...free });
}

/** Moves a copy, which ends its reservation and its slip. */
export function takeMove(book: Book, { copy, turn, ...columns }: Of<'move'>): void {
  const { is: _, ...move } = columns;
  const { owner, turn: before = 0, slip = null } = book.row('copies', copy);
  if (owner !== move.from || turn !== Number(before) + 1)
    throw new Contradiction(`Copy ${copy} was handed on by who did not own it, at its turn ${turn}.`);
  book.add('moves', { key: `${copy}/${turn}`, ...move });
  if (move.why === 'found' && slip !== null) book.add('found slips', { key: slip, copy });
  book.change('copies', copy, { owner: move.to, turn, reserved: null, slip: null });
}

export const takeBound = (book: Book, { copy, frozen, reserved }: Of<'bound'>): void =>
  book.change('copies', copy, { frozen: bit(frozen), reserved });

export const takeSlip = (book: Book, { copy, hash, by }: Of<'slip'>): void =>
  book.change('copies', copy, { slip: hash, slipBy: by ?? null });
