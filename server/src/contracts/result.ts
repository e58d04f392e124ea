// Result: what a match means for its contract. Seat a is party one, seat b party two.

import type { GameResult, Party } from '@dunmer/shared/contract';
import type { Outcome } from '@dunmer/shared/patrons';
import type { Ending, Seat } from '@dunmer/shared/rules';
import type { LiveMatch } from '../match/index.ts';

export const partyOf = (seat: Seat): Party => (seat === 'a' ? 'one' : 'two');

/** The ending of a match at any table. */
export type MatchEnding = Ending | Outcome;

/** The ending of a match; null while it runs. */
export function endingIn({ at, state }: LiveMatch): MatchEnding | null {
  if (at === 'patrons') {
    const { stage } = state.rules.common;
    return stage.at === 'finished' ? stage.outcome : null;
  }
  const { phase } = state.rules.common;
  return phase.at === 'claiming' || phase.at === 'finished' ? phase.ending : null;
}

/** The seat that takes the pot; null if each takes back their own stake. */
export const winnerOf = (ending: MatchEnding): Seat | null => ('winner' in ending ? ending.winner : null);

/** What the ending of a match means for its contract. */
export function gameResultOf(ending: MatchEnding): GameResult {
  const winner = winnerOf(ending);
  if (winner !== null) return { kind: 'taken', by: partyOf(winner) };
  return { kind: ending.kind === 'voided' ? 'none' : 'returned' };
}
