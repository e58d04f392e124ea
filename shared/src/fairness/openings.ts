// Openings: whether a commitment opens to what was published for it (F1, F2, F6). Used for files and on the phone.

import { type BySeat, type DeckCard, layingCells, type Seat } from '../rules/index.ts';
import { promiseOf, rowCommitment, seedCommitment } from './commitments.ts';
import type { FairSeals, RowSeal, Seals } from './state.ts';

/** Whether C opens to the seed; false before the seed is published (F7). */
export const seedOpens = ({ match, seed, commitment }: FairSeals): boolean =>
  seed !== null && seedCommitment(match, seed) === commitment;

/** Whether a seat's K opens to its n, or the seat went on without one (F4); false before both n are published. */
export function promiseOpens(seals: FairSeals, seat: Seat): boolean {
  if (seals.nonces === null) return false;
  const nonce = seals.nonces[seat];
  if (nonce === '') return seals.waived.some((waived) => waived.seat === seat);
  return promiseOf(seals.match, seat, seals.commitment, nonce) === seals.promises?.[seat];
}

/** Whether a sealed row opens to the cards that were turned face up (F6); false before its salt is published. */
export function rowOpens(
  seals: Seals,
  { seat, row, commitment }: RowSeal,
  revealed: BySeat<readonly (DeckCard | null)[]>,
): boolean {
  const opened = seals.salts?.find((salted) => salted.seat === seat && salted.row === row);
  if (opened === undefined) return false;
  const cells = layingCells(row).map((cell) => revealed[seat][cell]?.copy ?? null);
  return rowCommitment(seals.match, seat, row, opened.salt, cells) === commitment;
}
