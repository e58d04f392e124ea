// Outcome: how a match came out for its reader, as the newest settlement says.

import type { MatchBrief } from '@dunmer/shared/protocol';

export type Outcome = 'won' | 'lost' | 'drawn' | 'voided';

/** Null while it runs, and for whoever has no seat in it. */
export function outcomeOf({ result, seat }: Pick<MatchBrief, 'result' | 'seat'>): Outcome | null {
  if (result === null || seat === null) return null;
  if (result.kind === 'voided') return 'voided';
  if (result.winner === null) return 'drawn';
  return result.winner === seat ? 'won' : 'lost';
}
