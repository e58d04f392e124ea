// The home's port: what a trader's screens ask across people, matches and contracts, each by one statement.

import type { ContractState } from '@dunmer/shared/contract';
import type { MatchId } from '@dunmer/shared/protocol';
import type { Ending, Seat } from '@dunmer/shared/rules';
import type { PersonKey } from '../journal/port.ts';

/** A price of victory that is still to be chosen after the match no longer binds (R14). */
export interface StoredClaim {
  readonly match: MatchId;
  /** Whose home it is. */
  readonly seat: Seat;
  readonly other: PersonKey;
  /** By the newest settlement. */
  readonly winner: Seat | null;
}

/** What was done to a contract, out of the journal. */
export interface ContractAct {
  readonly act: string;
  readonly who: PersonKey | null;
  /** '' where there is none, or it was erased. */
  readonly reason: string;
  /** How its match was settled by it; null where it was not. */
  readonly settled: { readonly kind: Ending['kind']; readonly winner: Seat | null } | null;
  readonly at: number;
  /** How the contract stood after it; null where the journal does not say so. */
  readonly state: ContractState | null;
}

/** A contract, a match or a trade, by its id: who is on both sides of it. */
export interface Dealing {
  readonly id: string;
  readonly about: 'contract' | 'match' | 'trade';
  readonly one: PersonKey | null;
  readonly two: PersonKey | null;
  /** Whether a match hangs on it, so that a referee may open it (EVENT, "Who sees what"). */
  readonly played: boolean;
}

export interface HomeReader {
  /** What these ids are, of contracts, matches and trades. One statement. */
  dealings(ids: readonly string[]): Promise<ReadonlyMap<string, Dealing>>;
  /** Prices of victory of this person's matches that are still to be chosen. */
  openClaimsOf(person: PersonKey): Promise<readonly StoredClaim[]>;
  /** Who has still to choose their price of victory in a match: who lost by its newest settlement; null where nobody has. */
  openClaimIn(match: number): Promise<Seat | null>;
  /** The ids of matches by their keys. */
  matchIds(keys: readonly number[]): Promise<ReadonlyMap<number, MatchId>>;
  /** In their order. */
  contractActs(contract: number): Promise<readonly ContractAct[]>;
}
