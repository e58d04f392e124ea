// The deals' port: contracts, proposals of matches without one, trades, and how matches were settled.

import type { ByParty, ContractState, Party } from '@dunmer/shared/contract';
import type { BySeat, CopyId, Ending, Seat } from '@dunmer/shared/rules';
import type { StoredCopy } from '../cards/port.ts';
import type { PersonKey, TextKey } from '../journal/port.ts';
import type { StoredAccount } from '../money/port.ts';
import type { Standing } from '../people/port.ts';

export interface StoredContract {
  readonly key: number;
  readonly id: string;
  readonly one: PersonKey;
  readonly two: PersonKey;
  readonly payer: Party;
  readonly sum: number;
  readonly textKey: TextKey;
  /** '' where it was erased. */
  readonly text: string;
  readonly state: ContractState;
  readonly open: boolean;
  /** The newest match over it. */
  readonly match: number | null;
  readonly written: number;
  /** Since when it waits for an answer or a handover. */
  readonly waits: number;
}

export type NewContract = Omit<StoredContract, 'key' | 'text' | 'match'> & {
  readonly counters: number | null;
};

/** What changes in a contract. */
export type ContractChange = Pick<StoredContract, 'state' | 'open' | 'match' | 'waits'>;

export type OfferState = 'offered' | 'accepted' | 'declined' | 'withdrawn';

export interface StoredProposal {
  readonly key: number;
  readonly id: string;
  readonly from: PersonKey;
  readonly to: PersonKey;
  readonly stake: number;
  readonly friendly: boolean;
  readonly state: OfferState;
  readonly at: number;
}

export interface StoredTradeSide {
  readonly copies: readonly string[];
  readonly drakes: number;
}

export interface StoredTrade {
  readonly key: number;
  readonly id: string;
  readonly from: PersonKey;
  readonly to: PersonKey;
  readonly gives: StoredTradeSide;
  readonly takes: StoredTradeSide;
  readonly state: OfferState;
  readonly at: number;
}

export interface StoredSettlement {
  readonly match: number;
  readonly k: number;
  /** The settlement that this one starts from; null of the first. */
  readonly corrects: number | null;
  readonly kind: Ending['kind'];
  readonly winner: Seat | null;
  /** Both stakes, wherever the coins lie. */
  readonly pot: number;
  /** What a second settlement could not move, and is owed (EVENT, "Taking acts back"). */
  readonly owed: number;
  readonly note: TextKey | null;
  readonly who: PersonKey | null;
  readonly at: number;
}

/** Who sits where with which purse, and what lies in the pot: all that a settlement moves drakes between. */
export interface Stakes {
  /** Null where there never was one: nothing was laid down, or the coins lie on the table. */
  readonly pot: StoredAccount | null;
  readonly traders: BySeat<{
    readonly key: PersonKey;
    /** The match that binds them now. */
    readonly match: number | null;
    readonly purse: StoredAccount | null;
  }>;
  /** The newest settlement. */
  readonly settled: Pick<StoredSettlement, 'k' | 'kind' | 'winner' | 'owed'> | null;
  /** The contract over which it was played. */
  readonly contract: StoredContract | null;
  /** The copy that was asked for. */
  readonly copy: StoredCopy | null;
}

/** What there is to settle anew. */
export interface StakesAgain extends Stakes {
  /** As `nets` has them. */
  readonly nets: BySeat<number>;
}

/** A contract and its parties as they stand. */
export interface Parties {
  readonly contract: StoredContract;
  readonly parties: ByParty<Standing>;
}

/** A proposal, who made it, and to whom. */
export interface Proposed {
  readonly proposal: StoredProposal;
  readonly from: Standing;
  readonly to: Standing;
}

export interface DealsReader {
  contract(id: string): Promise<StoredContract | null>;
  /** With both as they stand now. One statement. */
  contractWithParties(id: string): Promise<Parties | null>;
  proposalWithParties(id: string): Promise<Proposed | null>;
  /** The open contracts of a person, newest first. */
  openContractsOf(person: PersonKey): Promise<readonly StoredContract[]>;
  /** The newest contracts before `before` (exclusive), newest first; of everybody, or of one person. */
  contractsBefore(
    before: number,
    limit: number,
    person: PersonKey | null,
  ): Promise<readonly StoredContract[]>;
  /** The contracts of a person that are over, of those before `before` (exclusive), newest first. */
  endedContractsOf(person: PersonKey, before: number, limit: number): Promise<readonly StoredContract[]>;
  /** How many offers and proposals of a person wait for their answer. */
  unanswered(person: PersonKey): Promise<number>;
  /** Whom a person has made contracts, trades or matches with. */
  met(person: PersonKey): Promise<readonly PersonKey[]>;
  anySigned(): Promise<boolean>;
  proposal(id: string): Promise<StoredProposal | null>;
  openProposalsOf(person: PersonKey): Promise<readonly StoredProposal[]>;
  trade(id: string): Promise<StoredTrade | null>;
  openTradesOf(person: PersonKey): Promise<readonly StoredTrade[]>;
  /** How many open trades a person has offered. */
  openTradesFrom(person: PersonKey): Promise<number>;
  /** What there is to settle in a match between two traders, and a copy beside it. One statement. */
  /** Who has a signed contract with one of these people in which a game is proposed or demanded. */
  partnersInGames(people: readonly PersonKey[]): Promise<readonly PersonKey[]>;
  stakes(match: number, copy: CopyId | null): Promise<Stakes>;
  /** The same with what each has of the match so far. One statement too. */
  stakesAgain(match: number, copy: CopyId | null): Promise<StakesAgain>;
  settlements(match: number): Promise<readonly StoredSettlement[]>;
  /**
   * What each seat of these matches has of them so far, its stake taken off: what came into the purse from the pot and by second
   * settlements, less what left it. One statement, which grows with the settlements of a match alone.
   */
  nets(matches: readonly number[]): Promise<ReadonlyMap<number, BySeat<number>>>;
}

export interface DealsTx extends DealsReader {
  /** Null where the id is taken. */
  addContract(contract: NewContract): Promise<number | null>;
  changeContract(key: number, change: ContractChange): Promise<void>;
  addProposal(proposal: Omit<StoredProposal, 'key'>): Promise<number | null>;
  closeProposal(key: number, state: OfferState, match: number | null): Promise<void>;
  addTrade(trade: Omit<StoredTrade, 'key'>): Promise<number | null>;
  closeTrade(key: number, state: OfferState): Promise<void>;
  /** Throws where settlement `k` of the match is there already, or the one before it is missing. */
  addSettlement(settlement: StoredSettlement): Promise<void>;
}
