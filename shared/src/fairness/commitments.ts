// Commitments (F1, F2, F6): published so that nothing can be changed afterwards, and nothing read before.

import type { CopyId, LaidRow, Seat } from '../rules/index.ts';
import { digest, raw, text } from './encoding.ts';
import type { Hex32 } from './event.ts';

/** Returns C of F1: `H("seed/1" ‖ match ‖ seed)`. */
export const seedCommitment = (match: string, seed: Hex32): Hex32 =>
  digest(text('seed/1'), text(match), raw(seed));

/** F1: returns `H("deck/1" ‖ match ‖ seat ‖ salt ‖ copy ‖ …)`, with the copies put in code-unit order. */
export const deckCommitment = (match: string, seat: Seat, salt: Hex32, copies: readonly CopyId[]): Hex32 =>
  digest(text('deck/1'), text(match), text(seat), raw(salt), ...copies.toSorted().map(text));

/** Returns K of F2: `H("nonce/1" ‖ match ‖ seat ‖ C ‖ n)`. */
export const promiseOf = (match: string, seat: Seat, commitment: Hex32, nonce: Hex32): Hex32 =>
  digest(text('nonce/1'), text(match), text(seat), raw(commitment), raw(nonce));

/**
 * F6: returns `H("row/1" ‖ match ‖ seat ‖ row ‖ salt ‖ cell ‖ …)`, with the cells in board order; an empty cell is an
 * empty part.
 */
export const rowCommitment = (
  match: string,
  seat: Seat,
  row: LaidRow,
  salt: Hex32,
  cells: readonly (CopyId | null)[],
): Hex32 =>
  digest(
    text('row/1'),
    text(match),
    text(seat),
    text(row),
    raw(salt),
    ...cells.map((copy) => text(copy ?? '')),
  );
