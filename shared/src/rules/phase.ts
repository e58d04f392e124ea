// Phases of a match as a discriminated union: what can be done now, and by whom.

import type { Cell } from './cell.ts';
import type { AbilityRef, CopyId } from './field.ts';
import type { InitiativeStep } from './random.ts';
import type { Stop } from '../windows/index.ts';
import type { BySeat, Seat } from './seat.ts';

/** What a seat commits in one go: a row, or a short trader's whole half (rule 2.2). */
export const LAID_ROWS = ['front', 'back', 'half'] as const;
export type LaidRow = (typeof LAID_ROWS)[number];

/** Who lays first: neither waits for the other (2.3), one seat (2.2), or a toss decides (R18). */
export type PlacingOrder = 'together' | 'toss' | Seat;

/** An ability that waits to come up in the present step. */
export interface PendingAbility extends AbilityRef {
  readonly seat: Seat;
  readonly initiative: number;
}

/** The abilities of a step that are still to come up, by initiative, then seat, then board order. */
export interface InitiativeQueue {
  readonly step: InitiativeStep;
  readonly pending: readonly PendingAbility[];
  /** The side that goes first at the initiative that both share now (3.2, R7). */
  readonly turn: { readonly initiative: number; readonly first: Seat } | null;
}

/** A decision asked of one seat. Which creatures would fit is its owner's secret (R16), and so not here. */
export type Choice =
  | {
      readonly kind: 'target';
      readonly id: number;
      readonly seat: Seat;
      readonly by: AbilityRef;
      readonly options: readonly CopyId[];
    }
  | {
      readonly kind: 'summon';
      readonly id: number;
      readonly seat: Seat;
      readonly by: AbilityRef;
      readonly cells: readonly Cell[];
    };

/** How a match ends (EVENT, "How a match ends"). */
export type Ending =
  | { readonly kind: 'counted'; readonly winner: Seat; readonly survivors: BySeat<number> }
  | { readonly kind: 'drawn'; readonly survivors: BySeat<number> }
  | { readonly kind: 'conceded'; readonly winner: Seat }
  | { readonly kind: 'awarded'; readonly winner: Seat; readonly reason: string }
  | { readonly kind: 'voided'; readonly reason: string };

/** An ending that has a winner from whom a card may be claimed. */
export type ClaimedEnding = Extract<Ending, { kind: 'counted' | 'awarded' }>;

/** What became of the price of victory (6.2). */
export type Price =
  | { readonly kind: 'none' }
  | { readonly kind: 'waived' }
  /** R14: a referee closed the claim. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'claimed'; readonly copy: CopyId };

export type Phase =
  | { readonly at: 'placing'; readonly order: PlacingOrder }
  /** Occurs only inside one decision: no stored match is in this phase. */
  | { readonly at: 'resolving'; readonly queue: InitiativeQueue }
  | { readonly at: 'choosing'; readonly queue: InitiativeQueue; readonly choice: Choice }
  /** PR17, PR18: a seat is asked for a play. `passed`: the seats that have passed since the last play. */
  | {
      readonly at: 'stop';
      readonly queue: InitiativeQueue;
      readonly stop: Stop;
      readonly asked: Seat;
      readonly passed: BySeat<boolean>;
    }
  | {
      readonly at: 'claiming';
      readonly ending: ClaimedEnding;
      readonly claimant: Seat;
      readonly claimable: readonly CopyId[];
    }
  | { readonly at: 'finished'; readonly ending: Ending; readonly price: Price };

/**
 * Whether a match can still be conceded or awarded: cards are placed, or a seat has to choose or is asked (R9, PR19).
 */
export const isBeforeCount = ({ at }: Phase): boolean =>
  at === 'placing' || at === 'choosing' || at === 'stop';
