// PledgeCommand: what happens to promises, and why it can't.

import type { CardId } from '../cards/index.ts';
import type { TraderId } from '../windows/index.ts';

/** A promise that a contract names on one side. */
export interface Giving {
  readonly by: TraderId;
  readonly key: string;
}

/** How a match was over for what hangs on its count (PR21 to PR24). */
type MatchEnd =
  | {
      readonly how: 'counted';
      readonly winner: TraderId;
      readonly loser: TraderId;
      readonly stake: number;
      /** The promise in front of the winner that has made a tie theirs. */
      readonly tie: string | null;
    }
  /** Conceded, awarded, drawn. */
  | { readonly how: 'otherwise' }
  | { readonly how: 'voided' };

/** What a trader asks. */
export type PledgeTraderCommand =
  /** PR10, window `free`; `named`: the sum that is named with it. */
  | { readonly type: 'play'; readonly who: TraderId; readonly key: string; readonly named: number | null }
  /** PR14 */
  | { readonly type: 'letGo'; readonly who: TraderId; readonly key: string }
  /** PR3; `shownTo` null: to everybody. */
  | {
      readonly type: 'show';
      readonly who: TraderId;
      readonly keys: readonly string[];
      readonly shownTo: TraderId | null;
    };

/** What organisers do. */
export type PledgeStaffCommand =
  /** PR1; `house`: the promise of the trader's house. */
  | { readonly type: 'deal'; readonly who: TraderId; readonly house: CardId }
  /** PR25 */
  | { readonly type: 'ruin'; readonly who: TraderId }
  | { readonly type: 'restore'; readonly who: TraderId }
  /** PR26 */
  | { readonly type: 'sendHome'; readonly key: string };

/** What contracts and matches do with promises, in their own step. */
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
  /** A game that `asker` proposed or demanded is refused: the contract of `sum` drakes is annulled. */
  | {
      readonly type: 'gameRefused';
      readonly asker: TraderId;
      readonly refuser: TraderId;
      readonly sum: number;
    }
  /** A game is proposed (a counter is none), or a sixth demanded. */
  | { readonly type: 'gameBegun'; readonly by: TraderId; readonly other: TraderId }
  /** Windows `answer` and `demand`; a demand keeps its promise in front until a size is chosen (PR21). */
  | { readonly type: 'playInContract'; readonly who: TraderId; readonly key: string; readonly lies: boolean }
  | { readonly type: 'demandOver'; readonly key: string; readonly isSized: boolean }
  | { readonly type: 'playInMatch'; readonly who: TraderId; readonly key: string; readonly match: string }
  | { readonly type: 'matchOver'; readonly match: string; readonly end: MatchEnd };

export type PledgeCommand = PledgeTraderCommand | PledgeStaffCommand | PledgeAroundCommand;

export type PledgeRefusal =
  /** The module is switched off: what lies rests. */
  | { readonly code: 'promises-off' }
  /** PR27: the module is closed for good. */
  | { readonly code: 'pledges-closed' }
  | { readonly code: 'event-paused' }
  | { readonly code: 'frozen' }
  /** A match binds them (PR14, PR25). */
  | { readonly code: 'in-match' }
  /** PR2: who doesn't trade owns none, and nobody is dealt to twice. */
  | { readonly code: 'not-trading' | 'dealt-before'; readonly who: TraderId }
  | { readonly code: 'unknown-house'; readonly house: CardId }
  | { readonly code: 'unknown-promise'; readonly key: string }
  | { readonly code: 'not-in-hand'; readonly key: string }
  /** PR10 [29.2] */
  | { readonly code: 'own-promise'; readonly key: string }
  | { readonly code: 'wrong-window'; readonly key: string }
  | { readonly code: 'bad-choice'; readonly key: string }
  /** PR5: whoever is to give it has it no more. */
  | { readonly code: 'not-to-be-had'; readonly key: string }
  /** PR4: each side at most one, and not the same. */
  | { readonly code: 'named-twice'; readonly key: string }
  | { readonly code: 'not-lying'; readonly key: string }
  | { readonly code: 'at-home'; readonly key: string }
  | { readonly code: 'is-out'; readonly key: string }
  | { readonly code: 'ruined-before'; readonly who?: TraderId }
  | { readonly code: 'not-ruined' };

/** What is around the promises in this moment. */
export interface PledgeFacts {
  readonly isOn: boolean;
  /** PR27: it is off, and never on again; left out: no. */
  readonly isClosed?: boolean;
  readonly isPaused: boolean;
  readonly trades: ReadonlySet<TraderId>;
  readonly inMatch: ReadonlySet<TraderId>;
  readonly frozen: ReadonlySet<TraderId>;
  /** What a purse holds; null where coins lie on the table, and who is not in it has nothing. */
  readonly purses: ReadonlyMap<TraderId, number> | null;
}
