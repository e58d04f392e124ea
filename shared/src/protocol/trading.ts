// Trading: what a trader asks for beside the table: links, contracts, games, trades, finding (EVENT).

import type { Party } from '../contract/index.ts';
import type { CopyId } from '../rules/index.ts';
import type { Code, CommandId, ContractId, MatchId, MoveId, PersonId, ProposalId, TradeId } from './ids.ts';

/** One side of a trade. */
export interface TradeSide {
  readonly copies: readonly CopyId[];
  readonly drakes: number;
}

type Named<Type extends string, Facts = unknown> = { readonly id: CommandId; readonly type: Type } & Facts;
type OnContract<Type extends string, Facts = unknown> = Named<
  Type,
  { readonly contract: ContractId } & Facts
>;

/**
 * A browser and a personal link (EVENT, "Who"). `secret`: the link's token or its typed code; null: the link that this browser
 * held until its person moved on. `ticket`: 64 hex digits that this browser has drawn and keeps: the link is bound to the device
 * that the server makes of them, whose cookie `POST /api/device` gives for them; without it, to the device that asks.
 */
type LinkCommand =
  /** Its first use binds this browser. Refuses one that was used on another: then one of the ways below. */
  | Named<'useLink', { readonly secret: string; readonly ticket?: string | undefined }>
  | Named<
      'moveByPin',
      { readonly secret: string | null; readonly pin: string; readonly ticket?: string | undefined }
    >
  /** Asks the old phone and the referees. */
  | Named<'askMove', { readonly secret: string | null; readonly ticket?: string | undefined }>
  /** On the old phone: one tap. */
  | Named<'allowMove', { readonly move: MoveId }>
  | Named<'refuseMove', { readonly move: MoveId }>
  /** Four digits, chosen at the first use, changed by the phone that controls. */
  | Named<'setPin', { readonly pin: string }>;

/** What stands in the contract's `state.game.proposal`; left out by phones of protocol 4, and then whatever stands. */
interface Answering {
  readonly proposal?: number | undefined;
}

type ContractWish =
  | Named<
      'offerContract',
      {
        readonly with: PersonId;
        readonly text: string;
        readonly sum: number;
        /** The writer is 'one'. */
        readonly payer: Party;
        /** The offer that this one answers: it is countered by it. */
        readonly counters: ContractId | null;
        /** The prestige to play for, from each; null, or left out as phones of protocol 4 do, where it is of the deal alone. */
        readonly game?: number | null | undefined;
      }
    >
  /**
   * `game`: the prestige that the offer names, as it was shown. Who accepts such an offer without it, as phones of protocol 4 do, has
   * seen the deal alone, and counters with that.
   */
  | OnContract<'acceptContract', { readonly game?: number | undefined }>
  | OnContract<'declineContract'>
  | OnContract<'withdrawContract'>
  | OnContract<'confirmHandover'>
  | OnContract<'takeBackHandover'>
  | OnContract<'agreeAnnul'>
  | OnContract<'takeBackAnnul'>
  | OnContract<'proposeGame', { readonly amount: number }>
  | OnContract<'agreeGame', { readonly proposal: number }>
  | OnContract<'counterGame', { readonly proposal: number; readonly amount: number }>
  | OnContract<'withdrawGame', Answering>
  | OnContract<'demandSixth'>
  | OnContract<'chooseRounding', Answering & { readonly amount: number }>
  | OnContract<'refuseGame', Answering>;

/** Matches without a contract (R20) and friendly ones (R21). */
type ProposalWish =
  | Named<'proposeMatch', { readonly with: PersonId; readonly stake: number; readonly friendly: boolean }>
  | Named<'acceptMatch', { readonly proposal: ProposalId }>
  | Named<'declineMatch', { readonly proposal: ProposalId }>
  | Named<'withdrawMatch', { readonly proposal: ProposalId }>;

type CardWish =
  /** A gift is a trade with one empty side. */
  | Named<
      'offerTrade',
      {
        readonly with: PersonId;
        readonly gives: TradeSide;
        readonly takes: TradeSide;
        /** The open trade between the same two that this one takes the place of: it is closed by it. */
        readonly replaces: TradeId | null;
      }
    >
  | Named<'acceptTrade', { readonly trade: TradeId }>
  | Named<'declineTrade', { readonly trade: TradeId }>
  | Named<'withdrawTrade', { readonly trade: TradeId }>
  /** The one-time code of a printed slip. */
  | Named<'find', { readonly code: Code }>
  /** The owner's own order of the deck; copies that are not named follow. */
  | Named<'orderDeck', { readonly copies: readonly CopyId[] }>;

/** At the table, beside playing. */
type TableWish =
  | Named<'nudge', { readonly match: MatchId }>
  /** Calls a referee: marks the match until staff close the call. */
  | Named<'call', { readonly match: MatchId }>;

export type TraderCommand = LinkCommand | ContractWish | ProposalWish | CardWish | TableWish;
