// Events: what happened, each with its audience. A secret fact is a pair: one event to its seat, one to everyone.

import type { CardId, Effect } from '../cards/index.ts';
import type { Ahead, Held, HeldPledge, Stop, TraderId } from '../windows/index.ts';
import type { Cell, Column } from './cell.ts';
import type { AbilityRef, Altered, CopyId, DeckCard, Place } from './field.ts';
import type { Choice, LaidRow, PendingAbility, PlacingOrder } from './phase.ts';
import type { InitiativeStep, Occasion } from './random.ts';
import type { BySeat, Seat } from './seat.ts';
import type { Holding, Work } from './windowsState.ts';

/** Why an ability does nothing when it comes up after the reveal (3.4). */
export type PassReason =
  | { readonly reason: 'silenced'; readonly by: readonly AbilityRef[] }
  | { readonly reason: 'in' }
  | { readonly reason: 'if' }
  | { readonly reason: 'no-target' };

/** Why a summon is passed over, as far as the board shows it (R6, R16). */
export type SummonPassReason =
  | Exclude<PassReason, { reason: 'no-target' }>
  | { readonly reason: 'uses' }
  | { readonly reason: 'no-cell' }
  /** A card of the other seat makes all summons of this step be passed over (`bar`). */
  | { readonly reason: 'barred' }
  /** The deck decides, and a deck is its owner's secret (R16). */
  | { readonly reason: 'owner-knows' };

/** Why a card in a conflict falls or stands (4.2). */
export type Verdict =
  | { readonly copy: CopyId; readonly fate: 'defeated'; readonly why: 'overcome' | 'no-virtues' }
  | { readonly copy: CopyId; readonly fate: 'stands'; readonly why: 'not-overcome' | 'protected' };

/** Two facing front cards and what becomes of each. */
export interface Conflict {
  readonly column: Column;
  readonly a: Verdict;
  readonly b: Verdict;
}

/** A card that moves within its half. */
export interface Move {
  readonly seat: Seat;
  readonly copy: CopyId;
  readonly from: Cell;
  readonly to: Cell;
}

/** Every event names its audience. */
export type ToEveryone<Name extends string, Facts = object> = {
  readonly type: Name;
  readonly to: 'everyone';
} & Facts;
export type ToServer<Name extends string, Facts> = { readonly type: Name; readonly to: 'server' } & Facts;
export type ToSeat<Name extends string, Facts = object> = { readonly type: Name; readonly to: Seat } & Facts;

/** Rule 2: opening and placement. */
type PlacementEvent =
  /** R21: a friendly match has no price of victory. */
  | ToEveryone<
      'MatchOpened',
      { readonly short: BySeat<boolean>; readonly order: PlacingOrder; readonly friendly: boolean }
    >
  | ToSeat<'DeckTaken', { readonly deck: readonly DeckCard[] }>
  | ToSeat<'DecksCounted', { readonly sizes: BySeat<number> }>
  | ToSeat<'RowPlaced', { readonly row: LaidRow; readonly cells: readonly (CopyId | null)[] }>
  | ToEveryone<'RowCommitted', { readonly seat: Seat; readonly row: LaidRow }>
  /** Which cells of the first of two short halves are taken; only the second placer is told (2.2). */
  | ToSeat<'CellsSeen', { readonly cells: readonly Cell[] }>
  | ToEveryone<
      'CardsRevealed',
      { readonly field: BySeat<readonly (DeckCard | null)[]>; readonly pending: readonly PendingAbility[] }
    >;

/** Rules 3 and 5: abilities, choices, summons. */
type AbilityEvent =
  | ToEveryone<'TossHeld', { readonly occasion: Occasion; readonly winner: Seat }>
  /** Both sides share an initiative, but one goes first without a toss (3.2, R7). */
  | ToEveryone<'InitiativeSettled', { readonly initiative: number; readonly first: Seat }>
  | ToEveryone<
      'AbilityCast',
      { readonly by: AbilityRef; readonly targets: readonly CopyId[]; readonly duration: 'field' | 'match' }
    >
  | ToEveryone<'CardsSwapped', { readonly by: AbilityRef; readonly moves: readonly Move[] }>
  | ToEveryone<'AbilityPassed', { readonly by: AbilityRef; readonly why: PassReason }>
  | ToEveryone<
      'ValuesChanged',
      { readonly changes: readonly { readonly copy: CopyId; readonly altered: Altered | null }[] }
    >
  | ToEveryone<'ChoiceDue', { readonly choice: Choice }>
  | ToEveryone<'TargetChosen', { readonly choice: number; readonly copy: CopyId }>
  | ToEveryone<'SummonsBegun', { readonly step: InitiativeStep; readonly pending: readonly PendingAbility[] }>
  /** Which creatures of the deck fit; only their owner is told (R16). */
  | ToSeat<'CreaturesOffered', { readonly choice: number; readonly creatures: readonly CopyId[] }>
  | ToEveryone<
      'CreatureSummoned',
      {
        readonly seat: Seat;
        readonly by: AbilityRef;
        readonly copy: CopyId;
        readonly card: CardId;
        readonly cell: Cell;
      }
    >
  | ToEveryone<'SummonDeclined', { readonly by: AbilityRef }>
  | ToEveryone<'SummonPassed', { readonly by: AbilityRef; readonly why: SummonPassReason }>
  /** No creature of the deck fits. Only the owner is told; the others read `owner-knows` (R16). */
  | ToSeat<'SummonLacked', { readonly by: AbilityRef }>;

/** Rules 4 and 5.2. */
type RoundEvent =
  | ToEveryone<'RoundFought', { readonly round: number; readonly conflicts: readonly Conflict[] }>
  | ToEveryone<'CardsAdvanced', { readonly moves: readonly Move[] }>;

/** Rule 6 and EVENT, "How a match ends". */
type EndingEvent =
  | ToEveryone<'MatchCounted', { readonly survivors: BySeat<number>; readonly winner: Seat | null }>
  | ToEveryone<'PriceClaimed', { readonly seat: Seat; readonly copy: CopyId; readonly card: CardId }>
  | ToEveryone<'PriceWaived', { readonly seat: Seat }>
  | ToEveryone<'MatchConceded', { readonly seat: Seat }>
  | ToEveryone<'MatchAwarded', { readonly winner: Seat; readonly claim: boolean; readonly reason: string }>
  | ToEveryone<'MatchVoided', { readonly reason: string }>
  /** R14: a referee closes the claim, and no card is taken. */
  | ToEveryone<'ClaimClosed', { readonly reason: string }>
  | ToEveryone<'DefaultApplied', { readonly seat: Seat; readonly by: 'referee' | 'clock' }>;

/** Events of promises and intrigue cards, in matches that are played with them (PROMISES 3, INTRIGUE 3 and 4). */
export type WindowEvent =
  | ToEveryone<
      'WindowsOpened',
      {
        readonly traders: BySeat<TraderId>;
        readonly stake: number;
        readonly holdings: BySeat<Holding>;
      }
    >
  /** What the seat holds from now on, told at the opening and when something outside the match has changed it. */
  | ToSeat<'HandTaken', { readonly hand: readonly Held[] }>
  | ToEveryone<'HoldingChanged', { readonly seat: Seat; readonly holding: Holding }>
  /** `both`: both seats could be asked, so the other begins next time (PR18). */
  | ToEveryone<'StopBegun', { readonly stop: Stop; readonly first: Seat; readonly both: boolean }>
  /** `play`: the key of the card that the seat may answer; null at a stop. */
  | ToEveryone<'SeatAsked', { readonly seat: Seat; readonly play: string | null }>
  | ToEveryone<'SeatPassed', { readonly seat: Seat }>
  | ToEveryone<'StopEnded', { readonly stop: Stop }>
  | ToEveryone<'AheadSaid', { readonly seat: Seat; readonly windows: readonly Ahead[] }>
  /** The chosen cells are told with the play (PR11, IN13). A promise takes effect at once. */
  | ToEveryone<
      'CardPlayed',
      {
        readonly seat: Seat;
        readonly held: Held;
        readonly on: readonly Place[];
        /** IN17: the things that the card acts on if it is not cancelled. */
        readonly things: readonly string[];
      }
    >
  /** The end of an open play; all its cards are spent (IN13, IN20, IN21). */
  | ToEveryone<
      'PlaySettled',
      { readonly how: 'stands' | 'cancelled' | 'ended'; readonly spent: readonly string[] }
    >
  | ToEveryone<
      'PlayCast',
      { readonly by: AbilityRef; readonly targets: readonly CopyId[]; readonly effects: readonly Effect[] }
    >
  | ToEveryone<'PlayWorked', { readonly seat: Seat; readonly by: AbilityRef; readonly work: Work }>
  /** What `peek` or `glimpse` shows, for its player only. Everybody has read which cell was looked at. */
  | ToSeat<'CardsShown', { readonly by: AbilityRef; readonly cards: readonly CardId[] }>
  /** `by`: the promise in front that decided the count; null if a card played in this match did (PR21). */
  | ToEveryone<'TieTaken', { readonly seat: Seat; readonly by: HeldPledge | null }>
  | ToEveryone<'PotDivided', { readonly seat: Seat; readonly amount: number }>;

export type RuleEvent = PlacementEvent | AbilityEvent | RoundEvent | EndingEvent | WindowEvent;

export type PublicRuleEvent = Extract<RuleEvent, { to: 'everyone' }>;
export type SecretRuleEvent = Extract<RuleEvent, { to: Seat }>;

/** Whether an event is for everyone, and so may change the public state. */
export const isPublic = (event: RuleEvent): event is PublicRuleEvent => event.to === 'everyone';
