// Home: what a trader's phone shows of the event, and what waits for its owner. It is sent whole when it changes.

import type { AtTable, ContractCommand, ContractState, Party } from '../contract/index.ts';
import type { CardId } from '../cards/index.ts';
import type { BySeat, Ending, Seat } from '../rules/index.ts';
import type { MatchId, ContractId, MoveId, ProposalId, TradeId } from './ids.ts';
import type { MeInfo, PersonBrief, WaysIn } from './person.ts';
import type { EventInfo } from './settings.ts';
import type { CardNews, TradeItem } from './copies.ts';
import type { DebtView, Settled } from './ruling.ts';
import type { ContractIntrigue, IntrigueBrief } from './intrigue.ts';
import type { ContractPledges, PledgesBrief } from './pledges.ts';
import type { MatchPhase } from '../tables/index.ts';
import type { MatchKind } from './table.ts';

/** A contract in full, for its parties. `table`: the table at which the offer's game is played (PT1). */
export interface ContractView extends AtTable {
  readonly contract: ContractId;
  /** The reader's party; null for staff. */
  readonly party: Party | null;
  readonly one: PersonBrief;
  readonly two: PersonBrief;
  /** '' if it was erased. */
  readonly text: string;
  readonly sum: number;
  readonly payer: Party;
  /** The prestige from each party that the offer named: accepting it signs and plays; null if it named none. */
  readonly game: number | null;
  readonly state: ContractState;
  /** What the reader may do now, as far as they may know: if the other holds too little, it is still refused. */
  readonly may: readonly ContractCommand['type'][];
  /** Absent while promises were never switched on. */
  readonly pledges?: ContractPledges;
  /** Absent while no intrigue deck was ever made. */
  readonly intrigue?: ContractIntrigue;
  /** The sizes of a demanded sixth if chosen now (rules 1.2, 1.3); empty for all but the party that has to choose. */
  readonly sixth: readonly number[];
  /** Whether one of those sizes is lowered to what both can lay down. */
  readonly lowered: boolean;
  /** Whether the contract answers an offer of the other that named a game. */
  readonly told: boolean;
  /** Of a signed contract: whether a match binds the party, who meanwhile can't sit down to another (rule 1.5). */
  readonly busy: Readonly<Record<Party, boolean>>;
  /** Of a signed contract: whether an organiser has frozen the party, who is bound to nothing new meanwhile. */
  readonly stopped: Readonly<Record<Party, boolean>>;
  /**
   * For each party with fewer than 6 cards, how many they can lay (rule 2.2). Only those who may play with them are
   * told, as far as they may know.
   */
  readonly short: Readonly<Record<Party, number | null>>;
  /**
   * Whether the writer has yet to read that the reader is short: then a yes makes the same offer back for them to
   * accept.
   */
  readonly unsaid: boolean;
  /** The newest match over this contract. */
  readonly match: MatchId | null;
  readonly written: string;
  /** Since when it waits for an answer or a handover. */
  readonly waits: string;
  /** Whether it has waited so long that it is marked for staff. */
  readonly overdue: boolean;
}

/** GET /api/trades/:trade and /api/staff/trades?before=: for its two traders and organisers. Home lists open ones. */
export interface TradeView {
  readonly trade: TradeId;
  readonly from: PersonBrief;
  readonly to: PersonBrief;
  readonly gives: { readonly copies: readonly TradeItem[]; readonly drakes: number };
  readonly takes: { readonly copies: readonly TradeItem[]; readonly drakes: number };
  readonly mine: boolean;
  readonly state: 'offered' | 'accepted' | 'declined' | 'withdrawn';
  readonly at: string;
}

/** A match proposed without a contract (R20, R21). GET /api/proposals/:proposal, for its two. Home lists open ones. */
export interface ProposalView extends AtTable {
  readonly proposal: ProposalId;
  readonly from: PersonBrief;
  readonly to: PersonBrief;
  readonly stake: number;
  readonly friendly: boolean;
  readonly mine: boolean;
  /** How many cards each would have if short; the other's number only where the other has asked for a match. */
  readonly short: { readonly mine: number | null; readonly theirs: number | null };
  readonly state: 'offered' | 'accepted' | 'declined' | 'withdrawn';
  /** The proposal by `to` that this one answers: it agrees to that one, and says how many cards there are. */
  readonly answers: ProposalId | null;
  /** Whether the proposer has not yet been told that the reader is short: then a yes proposes the same back. */
  readonly unsaid: boolean;
  readonly at: string;
}

/** A price of victory that can still be chosen after the match has stopped binding its players (R14). */
export interface OpenClaim {
  readonly match: MatchId;
  readonly claimant: 'me' | 'them';
  readonly other: PersonBrief;
}

export interface LiveMatchBrief extends AtTable {
  readonly match: MatchId;
  readonly seat: Seat;
  readonly opponent: PersonBrief;
  readonly stake: number | null;
  /** Whether the prestige has moved already, so that only the price of victory is still to be chosen. */
  readonly counted: boolean;
  /** Present if the match has stopped, and stands still until a referee voids it. */
  readonly stopped?: true;
}

export interface HomeView {
  /** Counts this person's changes: lists read at a lower version are stale. */
  readonly version: number;
  readonly me: MeInfo;
  readonly event: EventInfo;
  /** Null where coins lie on the table. */
  readonly purse: number | null;
  /** The drakes in holds and pots. */
  readonly held: number;
  readonly deck: { readonly size: number; readonly bound: number };
  readonly match: LiveMatchBrief | null;
  /** The open ones, newest first. */
  readonly contracts: readonly ContractView[];
  readonly trades: readonly TradeView[];
  readonly proposals: readonly ProposalView[];
  readonly claims: readonly OpenClaim[];
  /** What the owner owes and is owed. */
  readonly debts: readonly DebtView[];
  /** Requests of somebody who has the personal link to move it to or away from this phone. */
  readonly moves: readonly { readonly move: MoveId; readonly at: string }[];
  /** The newest acts of staff on the owner's cards. */
  readonly cardNews: readonly CardNews[];
  /** The newest entries of the purse that an organiser or another trader made. */
  readonly receipts: readonly StatementLine[];
  /** Absent if the owner was never dealt promises and has none. */
  readonly pledges?: PledgesBrief;
  /** Absent while no deck was ever made. */
  readonly intrigue?: IntrigueBrief;
}

/** GET /api/me: `home` is null for a browser without a personal link. */
export type HomeAnswer = {
  readonly home: HomeView | null;
  readonly event: EventInfo;
  /** How the person comes back to a browser from which they have moved on and which is nobody's now. */
  readonly moved: WaysIn | null;
};

/** The reasons for which drakes move. */
export const REASONS = [
  'paid-in',
  'paid-out',
  'hold',
  'handover',
  'given-back',
  'stake',
  'pot',
  'stake-back',
  'trade',
  'correction',
  'award',
  'void',
  /** A debt that a ruling left is paid (EVENT, "Taking acts back"). */
  'debt',
  'start',
  /** PROMISES, PR22: a promise pays, from its owner to its holder. */
  'promise',
  /** IN9: the price of a draw in the audience, paid to the bank. */
  'audience',
  /** INTRIGUE 5: the part of the pot that the loser by count gets. */
  'solace',
] as const;
export type MoneyReason = (typeof REASONS)[number];

export interface StatementLine {
  readonly entry: number;
  readonly before: number;
  readonly change: number;
  readonly after: number;
  readonly why: MoneyReason;
  /** The contract, match or trade it belongs to. */
  readonly subject: string | null;
  /** Who did it; null for the table itself, and for the dealings of others that made a promise pay. */
  readonly who: PersonBrief | null;
  /** The person whose purse is on the other side of the entry; null for the bank, a hold and a pot. */
  readonly with: PersonBrief | null;
  /** The other side of the contract, match or trade that the entry belongs to; null if it belongs to none. */
  readonly partner: PersonBrief | null;
  /** What `subject` is; null if the reader may not open it. */
  readonly about: 'contract' | 'match' | 'trade' | null;
  readonly note: string;
  readonly corrects: number | null;
  readonly at: string;
}

/** A page of a list, newest first. `next` asks for the page after it. */
export interface Paged<Item> {
  readonly items: readonly Item[];
  readonly next: number | null;
}

/** GET /api/me/statement?before= and /api/staff/people/:id/statement */
export type StatementInfo = Paged<StatementLine>;

export interface MatchBrief extends AtTable {
  readonly match: MatchId;
  readonly seat: Seat | null;
  readonly seats: BySeat<{ readonly name: string }>;
  readonly kind: MatchKind;
  readonly stake: number;
  readonly phase: MatchPhase;
  /** How it ended, by its newest settlement; null while it runs. */
  readonly result: { readonly kind: string; readonly winner: Seat | null } | null;
  /** Its settlements in order; the last one is its result. */
  readonly settled: readonly Settled[];
  readonly contract: ContractId | null;
  readonly opened: string;
}

/** GET /api/me/matches?before= */
export type MatchesInfo = Paged<MatchBrief>;

/**
 * GET /api/people/:code (a badge's code) and GET /api/people?name=: at most 20 people to make a contract with, those
 * met before first.
 */
export interface PeopleInfo {
  readonly people: readonly (PersonBrief & { readonly met: boolean; readonly trades: boolean })[];
}

/** GET /api/contracts/:id: for its parties, and for staff as the table of EVENT says. */
export interface ContractInfo extends ContractView {
  /** The party who may still choose the price of victory in the match over it; null if there is none. */
  readonly claimant: Party | null;
  /** The steps of the contract. A step that asks for a game or agrees to one names its table (PT1). */
  readonly history: readonly (AtTable & {
    readonly act: string;
    readonly who: PersonBrief | null;
    readonly reason: string;
    /** How this step settled the contract's match; null if it did not. */
    readonly settled: { readonly kind: Ending['kind']; readonly winner: Party | null } | null;
    /** The card of another module that this step has played; absent if it played none. */
    readonly played?: { readonly module: 'promises' | 'intrigue'; readonly card: CardId };
    readonly at: string;
  })[];
}
