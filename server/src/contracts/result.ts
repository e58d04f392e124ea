// Result: what a match leaves to purses and to its contract; seat a is party one, seat b party two.

import type { GameResult, Party } from '@dunmer/shared/contract';
import type { Ending, Phase, Seat } from '@dunmer/shared/rules';

export const partyOf = (seat: Seat): Party => (seat === 'a' ? 'one' : 'two');

/** How a match stands that has ended; null while it runs. */
export const endingIn = (phase: Phase): Ending | null =>
  phase.at === 'claiming' || phase.at === 'finished' ? phase.ending : null;

/** Who takes the pot; null: each their own back. */
export const winnerOf = (ending: Ending): Seat | null => ('winner' in ending ? ending.winner : null);

/** What a match that ran leaves to its contract. */
export function gameResultOf(ending: Ending): GameResult {
  const winner = winnerOf(ending);
  if (winner !== null) return { kind: 'taken', by: partyOf(winner) };
  return { kind: ending.kind === 'voided' ? 'none' : 'returned' };
}
