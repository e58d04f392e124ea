// Stages of a game at the patrons' table, and what a seat may be asked in its main stage.

import type { Hex32 } from '../fairness/index.ts';
import type { BySeat, CopyId, Seat } from '../rules/index.ts';
import type { QueueEntry } from './queue.ts';

interface Asking {
  /** Askings are counted from 1; an answer names the one that it answers. */
  readonly id: number;
  readonly seat: Seat;
  readonly atLeast: number;
  readonly atMost: number;
}

/** What a seat is asked, and from what it may choose. A hand is secret, so its cards are not listed. */
export type Asked = Asking &
  (
    | {
        readonly what: 'defend';
        readonly striker: CopyId;
        readonly target: CopyId;
        /** Whether the target was open when it was named, and so strikes back if it is struck (PT21). */
        readonly strikesBack: boolean;
        readonly from: readonly CopyId[];
      }
    | { readonly what: 'target'; readonly entry: QueueEntry; readonly from: readonly CopyId[] }
    /** `effect`: the index of the effect that discards. */
    | { readonly what: 'discard'; readonly entry: QueueEntry; readonly effect: number }
    /** PT10: cards of the hand that are not kept; the counts say how many. */
    | { readonly what: 'keep' }
  );

export type Outcome =
  | { readonly kind: 'counted' | 'conceded'; readonly winner: Seat }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'awarded'; readonly winner: Seat; readonly reason: string }
  | { readonly kind: 'voided'; readonly reason: string };

/** The part of a turn that is in progress: its `turn` abilities, the seat's own moves, its end (PT9, PT10). */
export type TurnPart = 'opening' | 'main' | 'ending';

/** The number of a turn, and its seat. */
export interface Turn {
  readonly turn: number;
  readonly seat: Seat;
}

export interface TurnStage extends Turn {
  readonly at: 'turn';
  readonly part: TurnPart;
  readonly asked: Asked | null;
}

export type Stage =
  | { readonly at: 'preparing'; readonly step: 'patrons'; readonly sealed: BySeat<Hex32 | null> }
  /** Both patrons are open, and the toss waits for both n (F3). */
  | { readonly at: 'preparing'; readonly step: 'toss' }
  /** How many cards each seat has exchanged; null if it hasn't yet. */
  | {
      readonly at: 'preparing';
      readonly step: 'exchange';
      readonly first: Seat;
      readonly exchanged: BySeat<number | null>;
    }
  | TurnStage
  /** `turn`: the turn in which the game ended; null if it ended before the first. */
  | { readonly at: 'finished'; readonly turn: Turn | null; readonly outcome: Outcome };
