// Ruling: what staff have ruled on a match after its end, and what is owed by it.

import type { MatchId } from './command.ts';
import type { TradeItem } from './home.ts';
import type { PersonBrief } from './person.ts';

/** What somebody owes after a ruling of staff that could not move all of it (EVENT, "Taking acts back"). */
export interface DebtView {
  /** Whose result was ruled on. */
  readonly match: MatchId;
  readonly from: PersonBrief;
  /** Null: the bank, which has advanced it. */
  readonly to: PersonBrief | null;
  readonly what: { readonly is: 'drakes'; readonly sum: number } | ({ readonly is: 'card' } & TradeItem);
  readonly ruling: 'awarded' | 'voided';
  readonly by: RulingStaff | null;
  /** '' where it was erased. */
  readonly reason: string;
  readonly since: string;
}

/** Who has ruled, as players are told: not by name. */
export type RulingStaff = 'referee' | 'organiser';
