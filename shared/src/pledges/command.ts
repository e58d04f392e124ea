// PledgeCommand: the commands for promises, and why they can be refused.

import type { CardId } from '../cards/index.ts';
import type { TraderId } from '../windows/index.ts';

/** A promise that a contract names on one side. */
export interface Giving {
  readonly by: TraderId;
  readonly key: string;
}

/** How a match ended, as far as promises depend on it (PR21 to PR24). */
type MatchEnd =
  | {
      readonly how: 'counted';
      readonly winner: TraderId;
      readonly loser: TraderId;
      readonly stake: number;
      /** The key of the promise in front of the winner that turned a tie into a victory; null if none did. */
      readonly tie: string | null;
    }
  /** Conceded, awarded or drawn. */
  | { readonly how: 'otherwise' }
  | { readonly how: 'voided' };

/** The commands of a trader. */
export type PledgeTraderCommand =
  /** PR10, window `free`. `named`: the sum that is named with the promise. */
  | { readonly type: 'play'; readonly who: TraderId; readonly key: string; readonly named: number | null }
  /** PR14: lets a promise in front go home unused. */
  | { readonly type: 'letGo'; readonly who: TraderId; readonly key: string }
  /** PR3. `shownTo` is null to show them to everybody. */
  | {
      readonly type: 'show';
      readonly who: TraderId;
      readonly keys: readonly string[];
      readonly shownTo: TraderId | null;
    };

/** The commands of organisers. */
export type PledgeStaffCommand =
  /** PR1: deals five promises. `house`: the card of the house promise. */
  | { readonly type: 'deal'; readonly who: TraderId; readonly house: CardId }
  /** PR25: ruins a trader, or takes that back. */
  | { readonly type: 'ruin'; readonly who: TraderId }
  | { readonly type: 'restore'; readonly who: TraderId }
  /** PR26: sends a promise home. */
  | { readonly type: 'sendHome'; readonly key: string };

/** What contracts and matches do with promises, in the same step. */
export type PledgeAroundCommand =
  | { readonly type: 'sign'; readonly contract: string; readonly gives: readonly Giving[] }
  | {
      readonly type: 'fulfil';
      readonly contract: string;
      readonly payer: TraderId;
      readonly paid: TraderId;
      readonly price: number;
    }
  | { readonly type: 'annul'; readonly contract: string }
  /** Somebody refuses a game that `asker` proposed or demanded, so the contract of `sum` drakes is annulled. */
  | {
      readonly type: 'gameRefused';
      readonly asker: TraderId;
      readonly refuser: TraderId;
      readonly sum: number;
    }
  /** A game is proposed (a counter does not count), or a sixth demanded. */
  | { readonly type: 'gameBegun'; readonly by: TraderId; readonly other: TraderId }
  /** The windows `answer` and `demand`; with a demand the promise lies in front until a size is chosen (PR21). */
  | { readonly type: 'playInContract'; readonly who: TraderId; readonly key: string; readonly lies: boolean }
  /** A demand of `who` ends, with which this promise was played. */
  | {
      readonly type: 'demandOver';
      readonly who: TraderId;
      readonly key: string;
      readonly isSized: boolean;
    }
  | { readonly type: 'playInMatch'; readonly who: TraderId; readonly key: string; readonly match: string }
  | { readonly type: 'matchOver'; readonly match: string; readonly end: MatchEnd };

export type PledgeCommand = PledgeTraderCommand | PledgeStaffCommand | PledgeAroundCommand;

export type PledgeRefusal =
  /** The module is off, so promises rest where they lie. */
  | { readonly code: 'promises-off' }
  /** PR27: the module is closed for good. */
  | { readonly code: 'pledges-closed' }
  | { readonly code: 'event-paused' }
  | { readonly code: 'frozen' }
  /** A match binds the trader (PR14, PR25). */
  | { readonly code: 'in-match' }
  /** PR2: a trader who doesn't trade owns no promises, and nobody is dealt promises twice. */
  | { readonly code: 'not-trading' | 'dealt-before'; readonly who: TraderId }
  | { readonly code: 'unknown-house'; readonly house: CardId }
  | { readonly code: 'unknown-promise'; readonly key: string }
  | { readonly code: 'not-in-hand'; readonly key: string }
  /** PR10 [29.2]: nobody plays their own promise. */
  | { readonly code: 'own-promise'; readonly key: string }
  | { readonly code: 'wrong-window'; readonly key: string }
  | { readonly code: 'bad-choice'; readonly key: string }
  /** PR5: the trader who should give the promise no longer has it. */
  | { readonly code: 'not-to-be-had'; readonly key: string }
  /** PR4: each side gives at most one promise, and not the same one. */
  | { readonly code: 'named-twice'; readonly key: string }
  | { readonly code: 'not-lying'; readonly key: string }
  | { readonly code: 'at-home'; readonly key: string }
  | { readonly code: 'is-out'; readonly key: string }
  | { readonly code: 'ruined-before'; readonly who?: TraderId }
  | { readonly code: 'not-ruined' };

/** The facts that a decision about promises needs. */
export interface PledgeFacts {
  readonly isOn: boolean;
  /** PR27: whether promises are closed, and so never on again; left out if not. */
  readonly isClosed?: boolean;
  readonly isPaused: boolean;
  readonly trades: ReadonlySet<TraderId>;
  readonly inMatch: ReadonlySet<TraderId>;
  readonly frozen: ReadonlySet<TraderId>;
  /** What each purse holds; null where coins lie on the table. A trader who is not listed has nothing. */
  readonly purses: ReadonlyMap<TraderId, number> | null;
}
