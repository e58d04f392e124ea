// Home: what a trader's phone shows of the event, and what waits for its owner. Sent whole whenever it changes.

import type { AtTable, ContractCommand, ContractState, Party } from '../contract/index.ts';
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

/** A contract in a list; the whole of it for its parties. `table`: where the offer's game is played (PT1). */
export interface ContractView extends AtTable {
  readonly contract: ContractId;
  /** Which party the reader is; null for staff. */
  readonly party: Party | null;
  readonly one: PersonBrief;
  readonly two: PersonBrief;
  /** '' where it was erased. */
  readonly text: string;
  readonly sum: number;
  readonly payer: Party;
  /** The prestige that the offer named, from each: whoever accepts signs and plays; null where there was none. */
  readonly game: number | null;
  readonly state: ContractState;
  /** What the reader may do now, as far as they may know: where the other holds too little, the attempt is refused. */
  readonly may: readonly ContractCommand['type'][];
  /** Not here while promises were never switched on. */
  readonly pledges?: ContractPledges;
  /** Not here while no intrigue deck was ever made. */
  readonly intrigue?: ContractIntrigue;
  /**
   * The sizes of a demanded sixth if it were chosen now (rules 1.2, 1.3): for whom it is to choose, and nobody before.
   */
  readonly sixth: readonly number[];
  /** Whether one of those sizes is lowered to what both can lay down. */
  readonly lowered: boolean;
  /** Whether it answers an offer of the other that named a game. */
  readonly told: boolean;
  /** Whom a match binds, of a signed contract: nobody sits down anew meanwhile (rule 1.5). */
  readonly busy: Readonly<Record<Party, boolean>>;
  /** Whose affairs an organiser has stopped, of a signed contract: neither is bound to anything new meanwhile. */
  readonly stopped: Readonly<Record<Party, boolean>>;
  /**
   * Parties with fewer than 6 cards to lay, and how many (rule 2.2): told to those who may play with them, as far as
   * they may know.
   */
  readonly short: Readonly<Record<Party, number | null>>;
  /**
   * Whether who wrote it has yet to see that the reader is short: then a yes offers the same back, and they say the
   * last word.
   */
  readonly unsaid: boolean;
  /** The newest match over it. */
  readonly match: MatchId | null;
  readonly written: string;
  /** Since when it waits for an answer or a handover. */
  readonly waits: string;
  /** Whether it has waited so long that staff see it marked. */
  readonly overdue: boolean;
}

/**
 * GET /api/trades/:trade and /api/staff/trades?before=: for its two traders and organisers; home lists the open ones.
 */
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

/** A match proposed without a contract (R20, R21). GET /api/proposals/:proposal, for its two; home lists open ones. */
export interface ProposalView extends AtTable {
  readonly proposal: ProposalId;
  readonly from: PersonBrief;
  readonly to: PersonBrief;
  readonly stake: number;
  readonly friendly: boolean;
  readonly mine: boolean;
  /** Who would be short, the reader's own side first; the other's only where the other has asked for a match. */
  readonly short: { readonly mine: number | null; readonly theirs: number | null };
  readonly state: 'offered' | 'accepted' | 'declined' | 'withdrawn';
  /** The proposal of whoever is asked now that this one answers: a yes to it that says how many cards there are. */
  readonly answers: ProposalId | null;
  /** Whether who proposed it has yet to see that the reader is short: then a yes proposes the same back. */
  readonly unsaid: boolean;
  readonly at: string;
}

/** A price of victory that is still to be chosen after the match no longer binds (R14). */
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
  /** Whether its prestige has moved, and only the price of victory is still to be chosen. */
  readonly counted: boolean;
  /** It stands still until a referee has voided it; left out where it does not. */
  readonly stopped?: true;
}

export interface HomeView {
  /** Counts what has changed for this person; lists read before it are old. */
  readonly version: number;
  readonly me: MeInfo;
  readonly event: EventInfo;
  /** Null where coins lie on the table. */
  readonly purse: number | null;
  /** In holds and pots. */
  readonly held: number;
  readonly deck: { readonly size: number; readonly bound: number };
  readonly match: LiveMatchBrief | null;
  /** Open ones, newest first. */
  readonly contracts: readonly ContractView[];
  readonly trades: readonly TradeView[];
  readonly proposals: readonly ProposalView[];
  readonly claims: readonly OpenClaim[];
  /** What the owner owes, and is owed. */
  readonly debts: readonly DebtView[];
  /** Somebody has the personal link in hand and asks to move here or away. */
  readonly moves: readonly { readonly move: MoveId; readonly at: string }[];
  /** The newest of what staff have done to the owner's cards. */
  readonly cardNews: readonly CardNews[];
  /** The newest entries of the purse that an organiser or another trader made. */
  readonly receipts: readonly StatementLine[];
  /** Not here for whoever was never dealt any and has none. */
  readonly pledges?: PledgesBrief;
  /** Not here while no deck was ever made. */
  readonly intrigue?: IntrigueBrief;
}

/** GET /api/me: `home` is null for a browser without a personal link. */
export type HomeAnswer = {
  readonly home: HomeView | null;
  readonly event: EventInfo;
  /** For a browser from which its person has moved on, which is nobody's now: how they come back to it. */
  readonly moved: WaysIn | null;
};

/** Why drakes moved. */
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
  /** What was owed after a ruling is paid (EVENT, "Taking acts back"). */
  'debt',
  'start',
  /** PROMISES, PR22: what a promise is worth, from its owner to its holder. */
  'promise',
  /** IN9: a draw of the audience, to the bank. */
  'audience',
  /** INTRIGUE 5: what the pot leaves whoever has lost by count. */
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
  /** Who did it; null for the table itself, and for others because of whose affairs a promise has paid. */
  readonly who: PersonBrief | null;
  /** Whose purse it came from or went to; null for the bank, a hold and a pot. */
  readonly with: PersonBrief | null;
  /** The other side of the contract, match or trade that it belongs to; null where it belongs to none. */
  readonly partner: PersonBrief | null;
  /** What `subject` is, where the reader may open it. */
  readonly about: 'contract' | 'match' | 'trade' | null;
  readonly note: string;
  readonly corrects: number | null;
  readonly at: string;
}

/** A page of a list, newest first; `next` asks for the one after it. */
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
  /** How it ended, the newest settlement counting; null while it runs. */
  readonly result: { readonly kind: string; readonly winner: Seat | null } | null;
  /** How it was settled, in order; the last one is its result. */
  readonly settled: readonly Settled[];
  readonly contract: ContractId | null;
  readonly opened: string;
}

/** GET /api/me/matches?before= */
export type MatchesInfo = Paged<MatchBrief>;

/**
 * GET /api/people/:code (the badge's) and GET /api/people?name=: whom to make a contract with; at most 20, people met
 * first.
 */
export interface PeopleInfo {
  readonly people: readonly (PersonBrief & { readonly met: boolean; readonly trades: boolean })[];
}

/** GET /api/contracts/:id: for its parties, and for staff as EVENT's table says. */
export interface ContractInfo extends ContractView {
  /** Whose price of victory is still to be chosen in the match over it; null where none is. */
  readonly claimant: Party | null;
  /** A step that asks for a game or agrees to one names its table (PT1). */
  readonly history: readonly (AtTable & {
    readonly act: string;
    readonly who: PersonBrief | null;
    readonly reason: string;
    /** How its match was settled by it; null where it was not. */
    readonly settled: { readonly kind: Ending['kind']; readonly winner: Party | null } | null;
    readonly at: string;
  })[];
}
