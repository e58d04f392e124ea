// Promises as phones and desks read them (PROMISES 7): a card and its owner, as far as the reader may know them.

import type { CardId } from '../cards/index.ts';
import type { ByParty, Party } from '../contract/index.ts';
import type { ContractId, MatchId, PersonId } from './ids.ts';
import type { PersonBrief } from './person.ts';

/** A promise that the reader may know. `pledge` is `owner/card`, the form in which commands name it. */
export interface PledgeItem {
  readonly pledge: string;
  readonly owner: PersonBrief;
  readonly card: CardId;
}

/** What a contract shows of promises. */
export interface ContractPledges {
  /**
   * What each party gives; null if the offer names no promise of theirs. For its parties, and for staff as EVENT
   * says.
   */
  readonly gives: ByParty<PledgeItem | null>;
  /** PR25: whether the promise that the party named has left the contract, which goes on without it. */
  readonly left: ByParty<boolean>;
  /** PR25: which party is ruined: what the contract would bring them goes home. Absent if neither is. */
  readonly ruined?: ByParty<boolean>;
  /** There is a truce between the two: neither begins a game for a stake. */
  readonly truce: boolean;
  /** What the reader may play in the contract now, each as the wish that plays it; empty for staff. */
  readonly plays: readonly {
    readonly type: 'demandWith' | 'answerWith';
    readonly item: PledgeItem;
    /** For `answerWith`: the proposal that it answers; null otherwise. */
    readonly proposal: number | null;
  }[];
  /** PR22: what promises that lie in front pay once it is fulfilled, as far as is known now; absent if nothing. */
  readonly pays?: readonly PledgeDue[];
}

/** What a promise will pay, from its owner to its holder. */
export interface PledgeDue {
  readonly item: PledgeItem;
  readonly to: PersonBrief;
  readonly sum: number;
}

/** What a home screen shows of promises; GET /api/me/pledges has the rest. */
export interface PledgesBrief {
  /** How many promises are in the hand, without those that contracts have set aside. */
  readonly hand: number;
  /** How many promises lie in front of the reader. */
  readonly front: number;
  /** How many promises of the hand may be played now, outside contracts and matches. */
  readonly playable: number;
  /** How often somebody has shown the reader something so far. */
  readonly shown: number;
  /**
   * Whose promises in front of the reader go home once the reader asks them for a game for prestige (PROMISES 5,
   * `tie`); absent if nobody's.
   */
  readonly ties?: readonly PersonId[];
  /** The reader is ruined (PR25). */
  readonly ruined?: true;
}

/** A promise in the reader's own hand. */
export interface HandItem extends PledgeItem {
  /** Whether it may be played now (window `free`). */
  readonly free: boolean;
}

/** A promise that lies in front of somebody: everybody reads it. */
export interface FrontItem extends PledgeItem {
  readonly holder: PersonBrief;
  /** The sum that was named when it was played. */
  readonly named: number | null;
  /** The match in which it was played; null if it was not played in a match. */
  readonly match: MatchId | null;
  /** Whether the reader may let it go now (PR14). */
  readonly letGo: boolean;
}

/** What everybody knows of a trader's promises. */
export interface HandInfo {
  readonly trader: PersonBrief;
  /** Null for a trader who was given promises and dealt none yet. */
  readonly house: CardId | null;
  /** The size of the hand, with those that contracts have set aside. */
  readonly size: number;
  readonly ruined: boolean;
  /** For organisers: the trader is in a match, and will be ruined at its end (PR25). */
  readonly ruinArranged?: true;
}

/** PR8: who gave a promise to whom, and when. Only those two read which promise it was. */
export interface GivenInfo {
  readonly from: PersonBrief;
  readonly to: PersonBrief;
  readonly at: string;
  readonly item: PledgeItem | null;
  /** The contract that gave it, for its parties; null for others. */
  readonly contract: ContractId | null;
  /** PR27: the seal of the giving; the parties also have the salt that opens it. */
  readonly hash: string;
  readonly salt: string | null;
  /** PR27: once promises are closed everybody reads `item` and `salt`, and these other facts that are in the seal. */
  readonly sealed?: { readonly contract: ContractId; readonly party: Party };
}

/** PR11: a promise that was played, and by whom. Everybody reads it. */
export interface PlayedInfo {
  readonly item: PledgeItem;
  readonly by: PersonBrief;
  /** The sum that was named when it was played. */
  readonly named: number | null;
  readonly match: MatchId | null;
  readonly at: string;
}

/** PR3: promises that somebody has shown to the reader or to everybody. */
export interface ShownInfo {
  readonly from: PersonBrief;
  readonly everybody: boolean;
  readonly items: readonly PledgeItem[];
  readonly at: string;
}

/**
 * PR22: what a promise has paid, or what people are to pay themselves where coins lie on the table. Its two read it.
 */
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
 * GET /api/me/pledges: lists with a time come newest first. Of long lists it holds the newest hundred, and once
 * promises are closed the newest thousand givings.
 */
export interface PledgesInfo {
  /** While this is false, promises rest where they lie, and nobody plays or gives any. */
  readonly on: boolean;
  /** PR27: promises are closed for good. */
  readonly closed?: true;
  /** Null for a trader who was never dealt promises. */
  readonly house: CardId | null;
  readonly hand: readonly HandItem[];
  /** The promises that the reader's contracts hold, and who gives each of them there. */
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

/** GET /api/staff/pledges: referees, and staff with an interest, are told nothing that lies hidden. */
export interface StaffPledgesInfo {
  readonly on: boolean;
  /** PR27: present once promises are closed for good: all givings with the salts of their seals, newest first. */
  readonly closed?: { readonly given: readonly GivenInfo[] };
  readonly hands: readonly HandInfo[];
  readonly places: readonly (PledgeItem & { readonly where: PledgeWhere })[];
}
