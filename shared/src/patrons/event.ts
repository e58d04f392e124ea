// Events of the patrons' table: what happened, each to its audience and with its cause. A secret fact is a pair.

import type { CardId } from '../cards/index.ts';
import type { Hex32 } from '../fairness/index.ts';
import type { BySeat, CopyId, DeckCard, Seat, ToEveryone, ToSeat, ToServer } from '../rules/index.ts';
import type { AbilityOf, QueueEntry } from './queue.ts';
import type { Asked, Outcome, Turn } from './stage.ts';

/** Why something happened to a card or a persona. */
export type Cause =
  | { readonly by: 'ability'; readonly ability: AbilityOf }
  | { readonly by: 'strike'; readonly striker: CopyId }
  /** PT24: who should draw from an empty pile. */
  | { readonly by: 'missing-card' }
  /** PT23: it has at least as many wounds as life. */
  | { readonly by: 'wounds' }
  /** PT7: another support of its class came under the same control. */
  | { readonly by: 'class'; readonly copy: CopyId }
  /** PT10: it was not kept. */
  | { readonly by: 'hand-limit' };

/** Why an ability that comes out is skipped (PT17). */
export type SkipReason = 'gone' | 'nothing-to-pick';

/** PT8. */
type PreparingEvent =
  | ToSeat<'PatronChosen', { readonly patron: CardId }>
  | ToServer<'PatronSalted', { readonly seat: Seat; readonly salt: Hex32 }>
  | ToEveryone<'PatronSealed', { readonly seat: Seat; readonly commitment: Hex32 }>
  /** Both at once, with their salts; both enter the zone. */
  | ToEveryone<'PatronsOpened', { readonly patrons: BySeat<DeckCard>; readonly salts: BySeat<Hex32> }>
  | ToEveryone<'FirstTossed', { readonly winner: Seat }>
  | ToServer<'PileOrdered', { readonly seat: Seat; readonly pile: readonly DeckCard[] }>
  | ToEveryone<'PileShuffled', { readonly seat: Seat; readonly nth: 1 | 2; readonly size: number }>
  /** Step 6: what was put under the pile, in code-unit order. Nothing: hand and pile stay as they lie. */
  | ToSeat<'HandExchanged', { readonly copies: readonly CopyId[] }>
  | ToEveryone<'ExchangeCounted', { readonly seat: Seat; readonly count: number }>;

/** PT9, PT10 and PT24. */
type TurnEvent =
  | ToSeat<'CardsDrawn', { readonly cards: readonly DeckCard[] }>
  | ToEveryone<'DrawCounted', { readonly seat: Seat; readonly count: number }>
  | ToEveryone<'CoinGained', { readonly seat: Seat }>
  /** Its coins and the cards `opened` are open. */
  | ToEveryone<'TurnBegun', Turn & { readonly opened: readonly CopyId[] }>
  /** Its `turn` abilities are done: now the seat plays, uses and strikes. */
  | ToEveryone<'MainBegun'>
  | ToEveryone<'TurnEnding', Turn>
  | ToEveryone<'RaisesEnded'>
  | ToEveryone<'TurnEnded', Turn>;

/** PT11 to PT14 and PT19 to PT21. */
type PlayEvent =
  /** Coins closed, and by `act` the card too. */
  | ToEveryone<'Paid', { readonly seat: Seat; readonly coins: number; readonly closed: CopyId | null }>
  /** A spell: from the hand into the graveyard (PT12). */
  | ToEveryone<
      'SpellPlayed',
      { readonly seat: Seat; readonly card: DeckCard; readonly targets: readonly (readonly CopyId[])[] }
    >
  /** A creature or support: from the hand into the zone, open (PT13). */
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
  /** It closes, and is struck instead. */
  | ToEveryone<'Defended', { readonly seat: Seat; readonly defender: CopyId }>
  | ToEveryone<'NotDefended', { readonly seat: Seat }>;

/** PT15 to PT18. */
type QueueEvent =
  | ToEveryone<'AbilitiesQueued', { readonly entries: readonly QueueEntry[] }>
  | ToEveryone<'AbilityOut', { readonly entry: QueueEntry }>
  /** `found`: its targets, which are `it` for the next. */
  | ToEveryone<'AbilityDone', { readonly ability: AbilityOf; readonly found: readonly CopyId[] }>
  | ToEveryone<'AbilitySkipped', { readonly ability: AbilityOf; readonly why: SkipReason }>
  | ToEveryone<'Asked', { readonly asked: Asked }>
  | ToEveryone<
      'Chosen',
      { readonly asking: number; readonly seat: Seat; readonly copies: readonly CopyId[] }
    >;

/** PT29 and PT23. */
type CardEvent =
  /** `warded` were taken off by `ward` (PT22); n is what is left, and may be 0. Missing cards are told together. */
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
  /** Out of the zone, to its owner. */
  | ToEveryone<
      'Left',
      {
        readonly card: DeckCard;
        readonly owner: Seat;
        readonly into: 'graveyard' | 'hand';
        readonly cause: Cause;
      }
    >
  /** Out of the graveyard into the hand. */
  | ToEveryone<'Returned', { readonly card: DeckCard; readonly owner: Seat; readonly cause: Cause }>
  /** Out of the hand into the graveyard, where they come to lie in this order. */
  | ToEveryone<
      'Discarded',
      { readonly seat: Seat; readonly cards: readonly DeckCard[]; readonly cause: Cause }
    >;

type EndingEvent =
  | ToEveryone<'GameEnded', { readonly outcome: Outcome }>
  | ToEveryone<'DefaultApplied', { readonly seat: Seat; readonly by: 'referee' | 'clock' }>;

export type GameEvent = PreparingEvent | TurnEvent | PlayEvent | QueueEvent | CardEvent | EndingEvent;

export type PublicGameEvent = Extract<GameEvent, { to: 'everyone' }>;

/** What may leave the server. */
export type VisibleGameEvent = Exclude<GameEvent, { to: 'server' }>;

/** Whether an event is for everyone, and so may change the public state. */
export const isPublic = (event: GameEvent): event is PublicGameEvent => event.to === 'everyone';
