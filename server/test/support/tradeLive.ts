// tradeLive: a live match, or a log, typed as one of the trade table, where a test knows that it is one.

import type { MatchEvent } from '@dunmer/shared/fairness';
import { batchesAt, type LiveMatch, type LiveTrade } from '../../src/match/index.ts';
import type { StoredBatch } from '../../src/store/index.ts';

/** Returns the match as one of the trade table; throws when it is played at another table. */
export function asTrade(match: LiveMatch | null): LiveTrade {
  if (match?.at !== 'trade') throw new Error('no match of the trade table');
  return match;
}

/** Returns all events of a log of the trade table. */
export const tradeEvents = (log: readonly StoredBatch[]): readonly MatchEvent[] =>
  batchesAt('trade', log).flatMap(({ events }) => events);
