// Openings: whether a sealed patron is the one that was opened, and the mark of all that is published by then (F6,
// F8).

import {
  areOpen,
  type MarkSymbol,
  partsOfSealed,
  partsOfSeat,
  raw,
  type RowSeal,
  symbolsOf,
  text,
} from '../../fairness/index.ts';
import { SEATS } from '../../rules/index.ts';
import { patronCommitment } from '../chance.ts';
import type { GameSeals } from './state.ts';

/** Whether a sealed patron opens to the one that was opened (PT8, step 1); false before its salt is published. */
export function patronOpens(
  { match, salts, patrons }: GameSeals,
  { seat, commitment }: RowSeal<'patron'>,
): boolean {
  const opened = salts?.find((salted) => salted.seat === seat);
  if (opened === undefined || patrons === null) return false;
  return patronCommitment(match, seat, opened.salt, patrons[seat]) === commitment;
}

/**
 * Returns the mark of a game, for two people to compare aloud. It is made of the game's id, C, the bots, both K, both
 * n, who went on without one, both sealed patrons in the order they came, their salts, and the patrons. All of it is
 * public, and fixes every draw. Returns `null` before both patrons are open and both n are there.
 */
export function gameMarkOf(seals: GameSeals): readonly MarkSymbol[] | null {
  const { patrons } = seals;
  if (patrons === null || !areOpen(seals)) return null;
  return symbolsOf([
    ...['mark-patrons/1', seals.match].map(text),
    raw(seals.commitment),
    ...SEATS.flatMap((seat) => partsOfSeat(seals, seat)),
    ...partsOfSealed(seals),
    ...SEATS.map((seat) => text(patrons[seat])),
  ]);
}
