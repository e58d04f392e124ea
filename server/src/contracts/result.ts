// Result: what a match leaves to purses and to its contract; seat a is party one, seat b party two.

import type { GameResult, Party } from '@dunmer/shared/contract';
import type { Outcome } from '@dunmer/shared/patrons';
import type { Ending, Seat } from '@dunmer/shared/rules';
import type { LiveMatch } from '../match/index.ts';

export const partyOf = (seat: Seat): Party => (seat === 'a' ? 'one' : 'two');

/** How a match has ended, at whichever table. */
export type MatchEnding = Ending | Outcome;

/** How a match stands that has ended; null while it runs. */
export function endingIn({ at, state }: LiveMatch): MatchEnding | null {
  if (at === 'patrons') {
    const { stage } = state.rules.common;
    return stage.at === 'finished' ? stage.outcome : null;
  }
  const { phase } = state.rules.common;
  return phase.at === 'claiming' || phase.at === 'finished' ? phase.ending : null;
}

/** Who takes the pot; null: each their own back. */
export const winnerOf = (ending: MatchEnding): Seat | null => ('winner' in ending ? ending.winner : null);

/** What a match that ran leaves to its contract. */
export function gameResultOf(ending: MatchEnding): GameResult {
  const winner = winnerOf(ending);
  if (winner !== null) return { kind: 'taken', by: partyOf(winner) };
  return { kind: ending.kind === 'voided' ? 'none' : 'returned' };
}
