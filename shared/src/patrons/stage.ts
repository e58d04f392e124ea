// Stages of a game at the patrons' table, and what somebody may be asked in its main stage.

import type { Hex32 } from '../fairness/index.ts';
import type { BySeat, CopyId, Seat } from '../rules/index.ts';
import type { QueueEntry } from './queue.ts';

interface Asking {
  /** Askings are counted from 1; an answer names the one it answers. */
  readonly id: number;
  readonly seat: Seat;
  readonly atLeast: number;
  readonly atMost: number;
}

/** What a seat is asked, and from what it may choose; a hand is a secret, so its cards are not listed. */
export type Asked = Asking &
  (
    | {
        readonly what: 'defend';
        readonly striker: CopyId;
        readonly target: CopyId;
        /** The target was open when it was named, and so strikes back if it is struck (PT21). */
        readonly strikesBack: boolean;
        readonly from: readonly CopyId[];
      }
    | { readonly what: 'target'; readonly entry: QueueEntry; readonly from: readonly CopyId[] }
    /** `effect`: which of the ability's effects discards. */
    | { readonly what: 'discard'; readonly entry: QueueEntry; readonly effect: number }
    /** PT10: how many are not kept. */
    | { readonly what: 'keep' }
  );

export type Outcome =
  | { readonly kind: 'counted' | 'conceded'; readonly winner: Seat }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'awarded'; readonly winner: Seat; readonly reason: string }
  | { readonly kind: 'voided'; readonly reason: string };

/** What of a turn is under way: its `turn` abilities, what its seat does, its end (PT9, PT10). */
export type TurnPart = 'opening' | 'main' | 'ending';

/** Which turn it is, and whose. */
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
  /** Patrons are open; the toss waits for both n (F3). */
  | { readonly at: 'preparing'; readonly step: 'toss' }
  /** How many each has exchanged; null: not yet. */
  | {
      readonly at: 'preparing';
      readonly step: 'exchange';
      readonly first: Seat;
      readonly exchanged: BySeat<number | null>;
    }
  | TurnStage
  /** `turn` is the one in which it ended; null before the first. */
  | { readonly at: 'finished'; readonly turn: Turn | null; readonly outcome: Outcome };
