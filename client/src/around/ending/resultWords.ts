// resultWords: where the prestige is, and who has changed the result after the end: the latest settlement counts.

import type { DeskNote, TableEnding } from '@dunmer/shared/fairness';
import type { MatchKind, Settled } from '@dunmer/shared/protocol';
import { type BySeat, otherSeat, type Seat, type Viewer } from '@dunmer/shared/rules';
import type { useTableText } from '../tableText.ts';

type Words = ReturnType<typeof useTableText>['result'];
type Again = Extract<DeskNote, { act: 'settledAgain' }>;

export interface Result {
  readonly kind: MatchKind;
  readonly stake: number | null;
  readonly viewer: Viewer;
  readonly names: BySeat<string>;
  /** Whether real coins are on the table. */
  readonly isTable: boolean;
  /** The winner by the match itself. */
  readonly winner: Seat | null;
  /** How much a card gives from the pot to the loser (INTRIGUE 5, `solace`). */
  readonly solace: number;
  /** Null when nobody has changed the result. */
  readonly again: Again | null;
}

/** Returns the last ruling of staff about a finished match. */
export const againIn = (notes: readonly DeskNote[]): Again | null =>
  notes.findLast((note) => note.act === 'settledAgain') ?? null;

/** Returns how the match stands: by its own end, or by the last ruling of staff. */
export const standingOf = (ending: TableEnding, again: Again | null): Pick<Settled, 'kind' | 'winner'> =>
  again ?? ending;

/** Tells whether the ruling gives the claimed card back to the winner. Older logs say only who has won. */
export const goesBack = ({ winner: now, card }: Again, winner: Seat | null): boolean =>
  card === undefined ? now !== winner : card === winner;

/** Says that the result was changed; null when it was not. */
export function againLine({ again, names }: Pick<Result, 'again' | 'names'>, words: Words): string | null {
  if (again === null) return null;
  const who = words.again.by[again.by];
  return again.kind === 'awarded'
    ? words.again.awarded(who, names[again.winner])
    : words.again[again.kind](who);
}

function prestigeAgain(
  { viewer, names, isTable }: Result,
  again: Again,
  stake: number,
  words: Words,
): string {
  const { mine, theirs, back, coins, purse } = words.again;
  // Prestige that was already spent may still be owed.
  const how = isTable ? coins : purse;
  const { winner } = again;
  const said =
    winner === null ? back(stake) : winner === viewer ? mine(2 * stake) : theirs(names[winner], 2 * stake);
  return viewer === 'watcher' ? said : `${said} ${how}`;
}

/** Says where the prestige is; null when there was none. */
export function prestigeLine(result: Result, words: Words): string | null {
  const { kind, stake, viewer, names, isTable, winner, again } = result;
  if (kind === 'friendly') return words.friendly;
  if (kind === 'practice' || stake === null || stake === 0) return null;
  if (again !== null) return prestigeAgain(result, again, stake, words);
  if (winner === null) return (isTable ? words.stakesBackTable : words.stakesBack)(stake);
  const pot = 2 * stake - result.solace;
  if (winner === viewer) return (isTable ? words.potMineTable : words.potMine)(pot);
  return words.potTheirs(names[winner], pot);
}

/**
 * Says what the loser gets back of their stake by a card (IN23); null when that is nothing, or when staff have
 * settled the match anew.
 */
export function solaceLine(
  { viewer, names, isTable, winner, again, solace }: Result,
  words: Words,
): string | null {
  if (winner === null || again !== null || solace === 0) return null;
  const loser = otherSeat(winner);
  if (loser !== viewer) return words.solaceTheirs(names[loser], solace);
  return (isTable ? words.solaceMineTable : words.solaceMine)(solace);
}
