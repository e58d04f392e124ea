// Events of the deck: what happened, each with its audience. A secret fact is a pair: its size for everyone, the fact
// for one trader.

import type { Hex32 } from '../fairness/index.ts';
import type { ToEveryone, ToServer } from '../rules/index.ts';
import type { TraderId } from '../windows/index.ts';

/** `trader`: the only one who may know it. */
type ToTrader<Name extends string, Facts = object> = {
  readonly type: Name;
  readonly to: 'trader';
  readonly trader: TraderId;
} & Facts;

/** Who answered: the trader, or whoever answered for a silent one. */
export type AnsweredBy = 'trader' | 'clock' | 'referee';

/** IN2 to IN5: the pile. */
type PileEvent =
  | ToEveryone<
      'PileSealed',
      {
        readonly event: string;
        readonly commitment: Hex32;
        readonly packs: number;
        /** IN1: once made, the deck doesn't change. */
        readonly copies: readonly string[];
      }
    >
  | ToServer<'SeedDrawn', { readonly seed: Hex32 }>
  | ToEveryone<'WordSaid', { readonly word: string }>
  /** Everything that was spent is the pile again. */
  | ToEveryone<'PileShuffled', { readonly k: number; readonly size: number }>
  | ToServer<'PileOrdered', { readonly order: readonly string[] }>
  /** The module is closed. */
  | ToEveryone<'SeedOpened', { readonly seed: Hex32 }>;

/** IN6 to IN9: draws. */
type DrawEvent =
  | ToEveryone<'RingBegun', { readonly ring: number; readonly order: readonly TraderId[] }>
  | ToEveryone<'TraderJoined', { readonly who: TraderId; readonly order: readonly TraderId[] }>
  | ToEveryone<'AudienceOpened', { readonly who: TraderId }>
  | ToEveryone<'AudienceClosed'>
  /** The price goes from the purse to the bank. */
  | ToEveryone<'DrawBought', { readonly who: TraderId; readonly price: number }>
  | ToEveryone<'DrawAllowed', { readonly who: TraderId; readonly n: number; readonly reason: string }>
  | ToEveryone<'CardDrawn', { readonly who: TraderId; readonly k: number; readonly place: number }>
  | ToTrader<'CardCame', { readonly copy: string }>;

/** IN10, IN11, IN25 and IN26: hands. */
type HandEvent =
  | ToEveryone<'SurplusBegun', { readonly who: TraderId }>
  | ToEveryone<'SurplusEnded', { readonly who: TraderId }>
  /** Straight out of the hand, face up. */
  | ToEveryone<
      'CardsSpent',
      {
        readonly who: TraderId;
        readonly copies: readonly string[];
        readonly why: 'surplus' | 'exchange' | 'drop' | 'ruin';
      }
    >
  | ToEveryone<'CardsShown', { readonly by: TraderId; readonly copies: readonly string[] }>
  /** Shown to one trader: both read it. */
  | ToTrader<
      'CardsShownTo',
      { readonly by: TraderId; readonly shownTo: TraderId; readonly copies: readonly string[] }
    >
  /** An organiser has looked at the hand. */
  | ToTrader<'HandOpened', { readonly reason: string }>
  | ToEveryone<
      'TraderRuined',
      { readonly who: TraderId; readonly reason: string; readonly order: readonly TraderId[] }
    >;

/** IN13, IN19 and IN20: plays. */
type PlayEvent =
  | ToEveryone<
      'ActionPlayed',
      {
        /** The id of the command. */
        readonly id: string;
        readonly who: TraderId;
        readonly copy: string;
        readonly chosen: readonly string[];
        /** The traders whom it names, or before whom a card that it names lies; in order of initiative. */
        readonly named: readonly TraderId[];
      }
    >
  | ToEveryone<'AnswerAsked', { readonly id: string; readonly asking: number; readonly who: TraderId }>
  | ToEveryone<'AnswerPassed', { readonly id: string; readonly who: TraderId; readonly by: AnsweredBy }>
  | ToEveryone<'CancelPlayed', { readonly id: string; readonly who: TraderId; readonly copy: string }>
  /** The cancels are spent, the last one first. An odd number of them undoes the play. */
  | ToEveryone<'CancelsCounted', { readonly id: string; readonly copies: readonly string[] }>
  /** `lies`: the trader before whom the card lies from now on; null if it is spent. */
  | ToEveryone<
      'ActionEnded',
      {
        readonly id: string;
        readonly copy: string;
        readonly how: 'done' | 'cancelled' | 'ruined';
        readonly lies: TraderId | null;
      }
    >
  /** Played in a contract or a match: it lies on that table. */
  | ToEveryone<'CardPlayedAt', { readonly who: TraderId; readonly copy: string; readonly where: string }>
  | ToEveryone<'PlayedCardSpent', { readonly copy: string }>;

/** INTRIGUE 5: effects. */
type EffectEvent =
  | ToEveryone<'HandLookedAt', { readonly id: string; readonly by: TraderId; readonly of: TraderId }>
  | ToTrader<'HandSeen', { readonly of: TraderId; readonly copies: readonly string[] }>
  | ToEveryone<
      'CardsTaken',
      { readonly id: string; readonly by: TraderId; readonly from: TraderId; readonly n: number }
    >
  /** Both traders read which cards moved. */
  | ToTrader<
      'CardsMoved',
      { readonly by: TraderId; readonly from: TraderId; readonly copies: readonly string[] }
    >
  | ToEveryone<
      'DropAsked',
      {
        readonly id: string;
        readonly asking: number;
        readonly effect: number;
        readonly n: number;
        readonly traders: readonly TraderId[];
      }
    >
  | ToTrader<'DropChosen', { readonly id: string; readonly copies: readonly string[] }>
  | ToEveryone<'DropAnswered', { readonly id: string; readonly who: TraderId; readonly by: AnsweredBy }>
  | ToEveryone<'DropEnded', { readonly id: string }>
  | ToEveryone<'SpentRetrieved', { readonly who: TraderId; readonly copy: string }>
  | ToEveryone<
      'FrontSpent',
      { readonly copy: string; readonly before: TraderId; readonly why: 'removed' | 'ring' | 'ruin' }
    >;

export type DeckEvent = PileEvent | DrawEvent | HandEvent | PlayEvent | EffectEvent;
export type PublicDeckEvent = Extract<DeckEvent, { readonly to: 'everyone' }>;

/** The events that may leave the server. */
export type VisibleDeckEvent = Exclude<DeckEvent, { readonly to: 'server' }>;
