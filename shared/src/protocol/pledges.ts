// Promises as phones and desks read them (PROMISES 7): a card and whose it is, where the reader may know that.

import type { CardId } from '../cards/index.ts';
import type { ByParty, Party } from '../contract/index.ts';
import type { ContractId, MatchId } from './ids.ts';
import type { PersonBrief } from './person.ts';

/** A promise that the reader may know. `pledge`: `owner/card`, by which commands name it. */
export interface PledgeItem {
  readonly pledge: string;
  readonly owner: PersonBrief;
  readonly card: CardId;
}

/** What a contract says of promises. */
export interface ContractPledges {
  /** What each party gives; null where the offer names none of theirs. For its parties, and staff as EVENT says. */
  readonly gives: ByParty<PledgeItem | null>;
  /** PR25: what was named and has left the contract, which goes on without it. */
  readonly left: ByParty<boolean>;
  /** Between the two there is a truce: neither begins a game for a stake. */
  readonly truce: boolean;
  /** What the reader may play in it now, as the wish to say so with; empty for staff. */
  readonly plays: readonly {
    readonly type: 'demandWith' | 'answerWith';
    readonly item: PledgeItem;
    /** For `answerWith`: what it answers. */
    readonly proposal: number | null;
  }[];
}

/** What a home screen says of promises; the rest is at GET /api/me/pledges. */
export interface PledgesBrief {
  /** How many are in the owner's hand, what a contract has set aside left out. */
  readonly hand: number;
  /** How many lie in front of them. */
  readonly front: number;
  /** How many of the hand may be played now, outside of contracts and matches. */
  readonly playable: number;
  /** Somebody has shown them something, so often so far. */
  readonly shown: number;
  /** Its owner is ruined (PR25). */
  readonly ruined?: true;
}

/** One in the reader's own hand. */
export interface HandItem extends PledgeItem {
  /** Whether it may be played now (window `free`). */
  readonly free: boolean;
}

/** One that lies before somebody: everybody reads it. */
export interface FrontItem extends PledgeItem {
  readonly holder: PersonBrief;
  /** The sum that was named with it. */
  readonly named: number | null;
  /** The match in which it was played; null where it lies by itself. */
  readonly match: MatchId | null;
  /** Whether the reader may let it go now (PR14). */
  readonly letGo: boolean;
}

/** What everybody knows of a trader's promises. */
export interface HandInfo {
  readonly trader: PersonBrief;
  /** Null for whoever was given some, and dealt none yet. */
  readonly house: CardId | null;
  /** The size of the hand, what contracts have set aside in it. */
  readonly size: number;
  readonly ruined: boolean;
  /** For organisers: they are in a match, and ruined at its end (PR25). */
  readonly ruinArranged?: true;
}

/** PR8: who gave a promise to whom, and when; which one only to those two. */
export interface GivenInfo {
  readonly from: PersonBrief;
  readonly to: PersonBrief;
  readonly at: string;
  readonly item: PledgeItem | null;
  /** For its parties. */
  readonly contract: ContractId | null;
  /** PR27: the seal of the giving, which opens with the salt; that, too, its parties have. */
  readonly hash: string;
  readonly salt: string | null;
  /** PR27: once promises are closed everybody reads item and salt, and by this what else is sealed. */
  readonly sealed?: { readonly contract: ContractId; readonly party: Party };
}

/** PR11: what was played, by whom; everybody reads it. */
export interface PlayedInfo {
  readonly item: PledgeItem;
  readonly by: PersonBrief;
  /** The sum that was named with it. */
  readonly named: number | null;
  readonly match: MatchId | null;
  readonly at: string;
}

/** PR3: what somebody has shown to the reader or to everybody. */
export interface ShownInfo {
  readonly from: PersonBrief;
  readonly everybody: boolean;
  readonly items: readonly PledgeItem[];
  readonly at: string;
}

/** PR22: what was paid for a promise, or is to be paid by people where coins lie on the table. Read by the two. */
export interface PledgePaid {
  readonly item: PledgeItem;
  readonly from: PersonBrief;
  readonly to: PersonBrief;
  readonly sum: number;
  /** Whether people pay it themselves. */
  readonly byHand: boolean;
  readonly at: string;
}

/**
 * GET /api/me/pledges: newest first where a time is told; of long lists the newest hundred, once promises are closed
 * the newest thousand givings.
 */
export interface PledgesInfo {
  /** Switched off, what lies rests, and nothing is played or given. */
  readonly on: boolean;
  /** PR27: closed for good. */
  readonly closed?: true;
  /** Null for whoever was never dealt any. */
  readonly house: CardId | null;
  readonly hand: readonly HandItem[];
  /** What contracts of the reader hold, and by whom it is given there. */
  readonly held: readonly (PledgeItem & { readonly contract: ContractId; readonly by: PersonBrief })[];
  readonly fronts: readonly FrontItem[];
  readonly out: readonly PledgeItem[];
  readonly hands: readonly HandInfo[];
  readonly given: readonly GivenInfo[];
  readonly played: readonly PlayedInfo[];
  readonly shown: readonly ShownInfo[];
  readonly paid: readonly PledgePaid[];
}

/** Where a promise is. */
export type PledgeWhere =
  | { readonly at: 'hand'; readonly of: PersonBrief }
  | { readonly at: 'held'; readonly by: PersonBrief; readonly contract: ContractId }
  | { readonly at: 'front'; readonly of: PersonBrief; readonly named: number | null }
  | { readonly at: 'out' };

/** GET /api/staff/pledges: to referees, and to whoever has an interest, nothing is told of what lies hidden. */
export interface StaffPledgesInfo {
  readonly on: boolean;
  /** PR27: closed for good; everything that was given, with the salts of its seals, newest first. */
  readonly closed?: { readonly given: readonly GivenInfo[] };
  readonly hands: readonly HandInfo[];
  readonly places: readonly (PledgeItem & { readonly where: PledgeWhere })[];
}
