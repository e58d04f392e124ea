// The deals' port: contracts, proposals of matches without one, trades, and how matches were settled.

import type { ByParty, ContractState, Party } from '@dunmer/shared/contract';
import type { BySeat, CopyId, Ending, Seat } from '@dunmer/shared/rules';
import type { MatchId, StaffRole } from '@dunmer/shared/protocol';
import type { StoredCopy } from '../cards/port.ts';
import type { PersonKey, TextKey } from '../journal/port.ts';
import type { StoredAccount } from '../money/port.ts';
import type { Standing } from '../people/port.ts';
import type { ContractWaits } from '../waits/port.ts';

export interface StoredContract extends ContractWaits {
  readonly key: number;
  readonly id: string;
  readonly one: PersonKey;
  readonly two: PersonKey;
  readonly payer: Party;
  readonly sum: number;
  /** The prestige that the offer named, from each; null where it was of the deal alone. */
  readonly game: number | null;
  /** Whether it answers an offer of the other that named a game: then how many cards they have is told to who wrote this one. */
  readonly told: boolean;
  readonly textKey: TextKey;
  /** '' where it was erased. */
  readonly text: string;
  readonly state: ContractState;
  readonly open: boolean;
  /** The newest match over it. */
  readonly match: number | null;
  readonly written: number;
}

export type NewContract = Omit<StoredContract, 'key' | 'text' | 'match' | 'told'> & {
  readonly counters: number | null;
};

/** What changes in a contract. */
export type ContractChange = Pick<StoredContract, 'state' | 'open' | 'match'> & ContractWaits;

export type OfferState = 'offered' | 'accepted' | 'declined' | 'withdrawn';

export interface StoredProposal {
  readonly key: number;
  readonly id: string;
  readonly from: PersonKey;
  readonly to: PersonKey;
  readonly stake: number;
  readonly friendly: boolean;
  /** The id of the other's proposal that this one answers: then how many cards they have is told to who made this one. */
  readonly answers: string | null;
  readonly state: OfferState;
  readonly at: number;
}

/** `answers`: the key of the proposal that it answers. */
export type NewProposal = Omit<StoredProposal, 'key' | 'answers'> & { readonly answers: number | null };

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

/** A settlement with what is told of it. */
export interface ToldSettlement extends Pick<
  StoredSettlement,
  'match' | 'k' | 'kind' | 'winner' | 'who' | 'at'
> {
  /** What they are now who have settled it. */
  readonly role: StaffRole | null;
  /** '' where none was given, or it was erased. */
  readonly reason: string;
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
  /**
   * To whom the match, its rulings and a debt that was paid have brought the copy, by the last of them: what its owner does with
   * it then is theirs. Null where no copy was asked for.
   */
  readonly holder: PersonKey | null;
  /** What the newest ruling says of the copy; null where none says anything. */
  readonly priced: { readonly due: Seat; readonly isOwed: boolean } | null;
}

/** What is written of a settlement. */
export interface NewSettlement extends StoredSettlement {
  /** Null where no card was claimed. */
  readonly price: PriceRuling | null;
}

/** What a ruling after the end says of the card that was claimed. */
export interface PriceRuling {
  readonly copy: number;
  /** Whose it should be. */
  readonly due: Seat;
  /** It is not there to be moved, and is noted as a debt. */
  readonly owed: boolean;
  /** How often it had changed hands then. */
  readonly turn: number;
}

/** A match of which something is owed by its newest ruling. */
export interface StoredOwing {
  readonly match: number;
  readonly id: MatchId;
  readonly stake: number;
  readonly kind: 'awarded' | 'voided';
  readonly winner: Seat | null;
  /** Who had won by the first settlement. */
  readonly wonBy: Seat | null;
  /** Drakes that were noted; what of them is still open, the entries say. */
  readonly owed: number;
  readonly players: BySeat<PersonKey>;
  /** The card that is owed, and to whom; null where none is. */
  readonly price: { readonly copy: StoredCopy; readonly due: Seat } | null;
  readonly who: PersonKey | null;
  /** What they are now who have ruled so. */
  readonly role: StaffRole | null;
  /** '' where there is none, or it was erased. */
  readonly reason: string;
  readonly at: number;
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
  /** Whether there is an entry, a signed contract or a match with a stake. */
  isMoneyFixed(): Promise<boolean>;
  proposal(id: string): Promise<StoredProposal | null>;
  openProposalsOf(person: PersonKey): Promise<readonly StoredProposal[]>;
  trade(id: string): Promise<StoredTrade | null>;
  openTradesOf(person: PersonKey): Promise<readonly StoredTrade[]>;
  /** The newest trades of everybody before `before` (exclusive), newest first. */
  tradesBefore(before: number, limit: number): Promise<readonly StoredTrade[]>;
  /** How many open trades a person has offered. */
  openTradesFrom(person: PersonKey): Promise<number>;
  /** What there is to settle in a match between two traders, and a copy beside it. One statement. */
  /** Who has a signed contract with one of these people in which a game is proposed or demanded. */
  partnersInGames(people: readonly PersonKey[]): Promise<readonly PersonKey[]>;
  stakes(match: number, copy: CopyId | null): Promise<Stakes>;
  /** The same with what each has of the match so far. One statement too. */
  stakesAgain(match: number, copy: CopyId | null): Promise<StakesAgain>;
  settlements(match: number): Promise<readonly StoredSettlement[]>;
  /** All settlements of these matches, in their order. One statement. */
  settledOf(matches: readonly number[]): Promise<readonly ToldSettlement[]>;
  /**
   * What each seat of these matches has of them so far, its stake taken off: what came into the purse from the pot and by second
   * settlements, less what left it. One statement, which grows with the settlements of a match alone.
   */
  nets(matches: readonly number[]): Promise<ReadonlyMap<number, BySeat<number>>>;
  /** The matches of which something is owed, oldest first: of these, of a person's, or of all. One statement. */
  owing(of: OwingOf): Promise<readonly StoredOwing[]>;
}

export type OwingOf =
  | { readonly matches: readonly number[] }
  | { readonly match: MatchId }
  | { readonly person: PersonKey }
  | 'all';

export interface DealsTx extends DealsReader {
  /** Null where the id is taken. */
  addContract(contract: NewContract): Promise<number | null>;
  changeContract(key: number, change: ContractChange): Promise<void>;
  addProposal(proposal: NewProposal): Promise<number | null>;
  closeProposal(key: number, state: OfferState, match: number | null): Promise<void>;
  addTrade(trade: Omit<StoredTrade, 'key'>): Promise<number | null>;
  closeTrade(key: number, state: OfferState): Promise<void>;
  /** Throws where settlement `k` of the match is there already, or the one before it is missing. */
  addSettlement(settlement: NewSettlement): Promise<void>;
}
