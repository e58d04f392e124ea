// Ruling: how staff ruled on a match after its end, and what is owed because of that.

import type { Ending, Seat } from '../rules/index.ts';
import type { MatchId } from './ids.ts';
import type { TradeItem } from './copies.ts';
import type { PersonBrief } from './person.ts';

/** What somebody owes after a ruling that could not move all it should (EVENT, "Taking acts back"). */
export interface DebtView {
  /** The match whose result was ruled on. */
  readonly match: MatchId;
  readonly from: PersonBrief;
  /** Null for the bank, which has advanced it. */
  readonly to: PersonBrief | null;
  readonly what: { readonly is: 'drakes'; readonly sum: number } | ({ readonly is: 'card' } & TradeItem);
  readonly ruling: 'awarded' | 'voided';
  readonly by: RulingStaff | null;
  /** '' if it was erased. */
  readonly reason: string;
  readonly since: string;
}

/** How a match was settled: its end, or a ruling after it. */
export interface Settled {
  readonly kind: Ending['kind'];
  readonly winner: Seat | null;
  /** Who ruled; null if this is no ruling, and if whoever ruled is no longer staff. */
  readonly by: RulingStaff | null;
  /** '' if none was given or it was erased. */
  readonly reason: string;
  readonly at: string;
}

/**
 * GET /api/matches/:id/settled?watch=: for its seats, for those who may watch it, and for staff. The settlements come
 * in order, and the last one counts.
 */
export interface SettledInfo {
  readonly settled: readonly Settled[];
}

/** A settlement as staff read it, with the name of whoever ruled. */
export interface StaffSettled extends Settled {
  readonly who: PersonBrief | null;
}

/** Who ruled, as players are told: by role, not by name. */
export type RulingStaff = 'referee' | 'organiser';

/** What to do where drakes that a second settlement should move are already spent (EVENT, "Taking acts back"). */
export const SHORTFALLS = ['refuse', 'bank', 'debt', 'nothing'] as const;
export type Shortfall = (typeof SHORTFALLS)[number];
