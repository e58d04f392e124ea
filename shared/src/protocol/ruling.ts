// Ruling: what staff have ruled on a match after its end, and what is owed by it.

import type { Ending, Seat } from '../rules/index.ts';
import type { MatchId } from './ids.ts';
import type { TradeItem } from './copies.ts';
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

/** How a match was settled: its end, or a ruling after it. */
export interface Settled {
  readonly kind: Ending['kind'];
  readonly winner: Seat | null;
  /** Whose ruling; null where it is none, and where the one who has ruled is no longer staff. */
  readonly by: RulingStaff | null;
  /** '' where none was given, or it was erased. */
  readonly reason: string;
  readonly at: string;
}

/**
 * GET /api/matches/:id/settled?watch=: for its seats, for those who may watch it, and for staff: in order, the last one
 * counts.
 */
export interface SettledInfo {
  readonly settled: readonly Settled[];
}

/** The same for staff, by name. */
export interface StaffSettled extends Settled {
  readonly who: PersonBrief | null;
}

/** Who has ruled, as players are told: not by name. */
export type RulingStaff = 'referee' | 'organiser';

/** Where drakes that a second settlement should move are spent already (EVENT, "Taking acts back"). */
export const SHORTFALLS = ['refuse', 'bank', 'debt', 'nothing'] as const;
export type Shortfall = (typeof SHORTFALLS)[number];
