// Events of the patrons' table: what happened, each with its audience and its cause. A secret fact is a pair.

import type { CardId } from '../cards/index.ts';
import type { Hex32 } from '../fairness/index.ts';
import type { BySeat, CopyId, DeckCard, Seat, ToEveryone, ToSeat, ToServer } from '../rules/index.ts';
import type { AbilityOf, QueueEntry } from './queue.ts';
import type { Asked, Outcome, Turn } from './stage.ts';

/** Why something happened to a card or a persona. */
export type Cause =
  | { readonly by: 'ability'; readonly ability: AbilityOf }
  | { readonly by: 'strike'; readonly striker: CopyId }
  /** PT24: a card should be drawn from an empty pile. */
  | { readonly by: 'missing-card' }
  /** PT23: the creature has at least as many wounds as life. */
  | { readonly by: 'wounds' }
  /** PT7: another support of its class came under the same control. */
  | { readonly by: 'class'; readonly copy: CopyId }
  /** PT10: the card was not kept. */
  | { readonly by: 'hand-limit' };

/** Why an ability is skipped when it comes out (PT17). */
export type SkipReason = 'gone' | 'nothing-to-pick';

/** PT8: the preparatory stage. */
type PreparingEvent =
  | ToSeat<'PatronChosen', { readonly patron: CardId }>
  | ToServer<'PatronSalted', { readonly seat: Seat; readonly salt: Hex32 }>
  | ToEveryone<'PatronSealed', { readonly seat: Seat; readonly commitment: Hex32 }>
  /** Both patrons are opened at once, with their salts, and enter the zone. */
  | ToEveryone<'PatronsOpened', { readonly patrons: BySeat<DeckCard>; readonly salts: BySeat<Hex32> }>
  | ToEveryone<'FirstTossed', { readonly winner: Seat }>
  | ToServer<'PileOrdered', { readonly seat: Seat; readonly pile: readonly DeckCard[] }>
  | ToEveryone<'PileShuffled', { readonly seat: Seat; readonly nth: 1 | 2; readonly size: number }>
  /**
   * Step 6: the cards that were put under the pile, in code-unit order. Without any, hand and pile stay as they lie.
   */
  | ToSeat<'HandExchanged', { readonly copies: readonly CopyId[] }>
  | ToEveryone<'ExchangeCounted', { readonly seat: Seat; readonly count: number }>;

/** PT9, PT10 and PT24: turns and draws. */
type TurnEvent =
  | ToSeat<'CardsDrawn', { readonly cards: readonly DeckCard[] }>
  | ToEveryone<'DrawCounted', { readonly seat: Seat; readonly count: number }>
  | ToEveryone<'CoinGained', { readonly seat: Seat }>
  /** The seat's coins are open again, and so are the cards in `opened`. */
  | ToEveryone<'TurnBegun', Turn & { readonly opened: readonly CopyId[] }>
  /** The seat's `turn` abilities are done: now it plays, uses and strikes. */
  | ToEveryone<'MainBegun'>
  | ToEveryone<'TurnEnding', Turn>
  | ToEveryone<'RaisesEnded'>
  | ToEveryone<'TurnEnded', Turn>;

/** PT11 to PT14 and PT19 to PT21: plays and strikes. */
type PlayEvent =
  /** Coins were closed, and for `act` the card too. */
  | ToEveryone<'Paid', { readonly seat: Seat; readonly coins: number; readonly closed: CopyId | null }>
  /** A spell goes from the hand into the graveyard (PT12). */
  | ToEveryone<
      'SpellPlayed',
      { readonly seat: Seat; readonly card: DeckCard; readonly targets: readonly (readonly CopyId[])[] }
    >
  /** A creature or support goes from the hand into the zone, open (PT13). */
  | ToEveryone<'CardEntered', { readonly seat: Seat; readonly card: DeckCard; readonly turn: number }>
  | ToEveryone<
      'AbilityUsed',
      {
        readonly seat: Seat;
        readonly ability: AbilityOf;
        readonly targets: readonly (readonly CopyId[])[];
      }
    >
  /** The striker closes. */
  | ToEveryone<'StrikeDeclared', { readonly seat: Seat; readonly striker: CopyId; readonly target: CopyId }>
  /** The defender closes, and is struck instead. */
  | ToEveryone<'Defended', { readonly seat: Seat; readonly defender: CopyId }>
  | ToEveryone<'NotDefended', { readonly seat: Seat }>;

/** PT15 to PT18: the queue. */
type QueueEvent =
  | ToEveryone<'AbilitiesQueued', { readonly entries: readonly QueueEntry[] }>
  | ToEveryone<'AbilityOut', { readonly entry: QueueEntry }>
  /** `found`: the targets, which are `it` for the next ability. */
  | ToEveryone<'AbilityDone', { readonly ability: AbilityOf; readonly found: readonly CopyId[] }>
  | ToEveryone<'AbilitySkipped', { readonly ability: AbilityOf; readonly why: SkipReason }>
  | ToEveryone<'Asked', { readonly asked: Asked }>
  | ToEveryone<
      'Chosen',
      { readonly asking: number; readonly seat: Seat; readonly copies: readonly CopyId[] }
    >;

/** PT29 and PT23: what happens to cards. */
type CardEvent =
  /** `ward` took `warded` wounds off (PT22); n are left, perhaps 0. Wounds for missing cards are put into one event. */
  | ToEveryone<
      'Wounded',
      { readonly copy: CopyId; readonly n: number; readonly warded: number; readonly cause: Cause }
    >
  | ToEveryone<'Healed', { readonly copy: CopyId; readonly n: number; readonly cause: Cause }>
  | ToEveryone<'Closed', { readonly copy: CopyId; readonly cause: Cause }>
  | ToEveryone<
      'Raised',
      { readonly copy: CopyId; readonly strike: number; readonly life: number; readonly cause: Cause }
    >
  | ToEveryone<
      'TakenOver',
      { readonly copy: CopyId; readonly control: Seat; readonly turn: number; readonly cause: Cause }
    >
  /** The card leaves the zone for its owner's hand or graveyard. */
  | ToEveryone<
      'Left',
      {
        readonly card: DeckCard;
        readonly owner: Seat;
        readonly into: 'graveyard' | 'hand';
        readonly cause: Cause;
      }
    >
  /** The card goes from the graveyard into the hand. */
  | ToEveryone<'Returned', { readonly card: DeckCard; readonly owner: Seat; readonly cause: Cause }>
  /** The cards go from the hand into the graveyard, where they lie in this order. */
  | ToEveryone<
      'Discarded',
      { readonly seat: Seat; readonly cards: readonly DeckCard[]; readonly cause: Cause }
    >;

type EndingEvent =
  | ToEveryone<'GameEnded', { readonly outcome: Outcome }>
  | ToEveryone<'DefaultApplied', { readonly seat: Seat; readonly by: 'referee' | 'clock' }>;

export type GameEvent = PreparingEvent | TurnEvent | PlayEvent | QueueEvent | CardEvent | EndingEvent;

export type PublicGameEvent = Extract<GameEvent, { to: 'everyone' }>;

/** The events that may leave the server. */
export type VisibleGameEvent = Exclude<GameEvent, { to: 'server' }>;

/** Whether an event is for everyone, and so may change the public state. */
export const isPublic = (event: GameEvent): event is PublicGameEvent => event.to === 'everyone';
