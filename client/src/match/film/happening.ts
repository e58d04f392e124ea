// Happening: one thing that happened on the table, with everything needed to show it and to explain it.

import type { Virtue } from '@dunmer/shared/cards';
import type { Held } from '@dunmer/shared/windows';
import type {
  AbilityRef,
  BySeat,
  Cell,
  Choice,
  Column,
  DeckCard,
  InitiativeStep,
  LaidRow,
  Move,
  Occasion,
  PassReason,
  Place,
  PlacingOrder,
  Seat,
  SummonPassReason,
  Verdict,
  WindowEvent,
} from '@dunmer/shared/rules';
import type { ValueChange } from './valueChange.ts';

/** An ability with its card's seat and, if it has one, its initiative. */
export interface Doer extends AbilityRef {
  readonly seat: Seat;
  readonly initiative: number | null;
}

export interface SeatedCard extends DeckCard {
  readonly seat: Seat;
}

export interface CardMove extends Move {
  readonly card: string;
}

/** One of two facing cards in a round: its fate, and the virtues that decided it (4.2). */
export interface Duellist extends DeckCard {
  readonly verdict: Verdict;
  /** The card's own virtues. */
  readonly virtues: readonly Virtue[];
  /** Its virtues that the other card does not overcome. */
  readonly beyond: readonly Virtue[];
  /** The other card's virtues. */
  readonly facing: readonly Virtue[];
}

export interface Duel {
  readonly column: Column;
  /** The same two cards met with the same outcome in the round before. */
  readonly isAsBefore: boolean;
  readonly a: Duellist;
  readonly b: Duellist;
}

/** An ability that did nothing, and why. */
export interface Pass {
  readonly by: Doer;
  readonly why: PassReason | SummonPassReason | { readonly reason: 'none-fits' };
}

/** A promise or an intrigue card that was played, and its player. */
export interface Play {
  readonly seat: Seat;
  readonly held: Held;
}

/** A cell that a play was aimed at, and the card that lies face up there. */
export interface Aim extends Place {
  readonly card: SeatedCard | null;
}

type Work = Extract<WindowEvent, { type: 'PlayWorked' }>['work'];

/** What promises and intrigue cards do in a match (PROMISES 5, INTRIGUE 5). */
export type PlayHappening =
  /** `owner`: the seat here of the person whose promise it is; `answers`: the card that the play cancels (IN20). */
  | {
      readonly kind: 'played';
      readonly play: Play;
      readonly on: readonly Aim[];
      readonly owner: Seat | null;
      readonly answers: Held | null;
    }
  /** The outcome of a play that was answered or cut short; `by`: the card that cancels it. */
  | {
      readonly kind: 'play-settled';
      readonly play: Play;
      readonly how: Extract<WindowEvent, { type: 'PlaySettled' }>['how'];
      readonly by: Held | null;
    }
  | {
      readonly kind: 'play-cast';
      readonly by: AbilityRef;
      readonly targets: readonly SeatedCard[];
      readonly moves: readonly CardMove[];
      readonly changes: readonly ValueChange[];
    }
  /**
   * A later effect of a play. `card`: the shielded card; `isShared`: the other side has the same effect, so that it
   * works for neither; `facing`: promises of thirds in front of the other side, which may have it too; `isEmpty`: no
   * card stands on the field.
   */
  | {
      readonly kind: 'play-works';
      readonly seat: Seat;
      readonly by: AbilityRef;
      readonly work: Work;
      readonly card: SeatedCard | null;
      readonly isShared: boolean;
      readonly facing: readonly string[];
      readonly isEmpty: boolean;
    }
  /** Only the player of the card gets this. */
  | { readonly kind: 'shown'; readonly by: AbilityRef; readonly cards: readonly string[] }
  | { readonly kind: 'tie-taken'; readonly seat: Seat; readonly by: DeckCard | null }
  | { readonly kind: 'pot-divided'; readonly seat: Seat; readonly amount: number };

export type Happening =
  | PlayHappening
  | { readonly kind: 'opened'; readonly short: BySeat<boolean>; readonly order: PlacingOrder }
  | { readonly kind: 'sealed'; readonly seat: Seat; readonly row: LaidRow }
  | { readonly kind: 'without-nonce'; readonly seat: Seat; readonly by: 'referee' | 'clock' }
  | {
      readonly kind: 'defaulted';
      readonly seat: Seat;
      readonly by: 'referee' | 'clock';
      /** The seat was asked for a card or an answer, and passes. */
      readonly isPass: boolean;
    }
  | { readonly kind: 'revealed' }
  | { readonly kind: 'tossed'; readonly occasion: Occasion; readonly winner: Seat }
  | { readonly kind: 'settled'; readonly initiative: number; readonly first: Seat }
  | {
      readonly kind: 'cast';
      readonly by: Doer;
      readonly chosen: boolean;
      readonly targets: readonly SeatedCard[];
      readonly moves: readonly CardMove[];
      readonly changes: readonly ValueChange[];
    }
  /** Passes that follow each other directly. */
  | { readonly kind: 'passed' | 'summon-passed'; readonly passes: readonly Pass[] }
  | { readonly kind: 'changed'; readonly changes: readonly ValueChange[] }
  | { readonly kind: 'choosing'; readonly by: Doer; readonly choice: Choice }
  | { readonly kind: 'summoning'; readonly step: InitiativeStep; readonly summoners: readonly SeatedCard[] }
  | {
      readonly kind: 'summoned';
      readonly by: Doer;
      readonly creature: SeatedCard;
      readonly cell: Cell;
      readonly changes: readonly ValueChange[];
    }
  | { readonly kind: 'declined'; readonly by: Doer }
  | {
      readonly kind: 'judged';
      readonly round: number;
      readonly duels: readonly Duel[];
      readonly falls: boolean;
    }
  | {
      readonly kind: 'fallen';
      readonly round: number;
      readonly fallen: readonly SeatedCard[];
      readonly changes: readonly ValueChange[];
    }
  | {
      readonly kind: 'advanced';
      readonly moves: readonly CardMove[];
      readonly changes: readonly ValueChange[];
    }
  | { readonly kind: 'counted'; readonly survivors: BySeat<number>; readonly winner: Seat | null }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly card: DeckCard }
  | { readonly kind: 'price-waived'; readonly seat: Seat }
  | { readonly kind: 'claim-closed'; readonly reason: string }
  | { readonly kind: 'conceded'; readonly seat: Seat }
  | { readonly kind: 'awarded'; readonly winner: Seat; readonly claim: boolean; readonly reason: string }
  | { readonly kind: 'voided'; readonly reason: string };
