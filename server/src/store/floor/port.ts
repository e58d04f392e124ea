// The floor's port: what staff look at across the event, each by one statement.

import type { ContractState } from '@dunmer/shared/contract';
import type { MatchId, PersonBrief } from '@dunmer/shared/protocol';
import type { PersonKey } from '../journal/port.ts';
import type { ContractWaits } from '../waits/port.ts';

/** An open contract that waits, by its parties' names alone: what is in it is not for everybody who looks. */
export interface WaitingContract extends ContractWaits {
  readonly id: string;
  readonly one: string;
  readonly two: string;
  readonly state: ContractState;
}

/** A request to move a link to another browser that nobody has answered. */
export interface OpenMove {
  readonly id: string;
  readonly person: PersonBrief;
  readonly at: number;
}

/** In a match somebody is a trader, by a seat or by dealings with a player: a signed contract, or a match that is unfinished. */
export interface Interest {
  readonly match: number;
  readonly kind: 'seat' | 'dealings';
  /** Whose seat or dealings these are. */
  readonly through: PersonKey;
  readonly players: readonly PersonKey[];
}

export interface FloorReader {
  /**
   * The interests of a person (EVENT, "Who"), their own and those of whoever made them staff or gave them a link that lives, and so
   * on: in the matches of the event that are unfinished or still called, and in `match`. One statement.
   */
  interests(person: PersonKey, match: number | null): Promise<readonly Interest[]>;
  /** Those that have waited since before `since` of the event's time, the longest first. */
  waitingContracts(since: number): Promise<readonly WaitingContract[]>;
  /** Matches of the event that have ended, and in which a call to a referee is still open. */
  calledAfterEnd(): Promise<readonly MatchId[]>;
  /** Requests to move a link that nobody has answered, oldest first. */
  openMovesWithNames(): Promise<readonly OpenMove[]>;
  /** On whose living link as many wrong PINs were tried as there are. */
  restingPins(): Promise<readonly PersonBrief[]>;
  /** Names and codes as they are now, of these people. */
  briefs(people: readonly PersonKey[]): Promise<ReadonlyMap<PersonKey, PersonBrief>>;
  /** Whose purses these accounts are, by name; the others by their kind. */
  accountNames(accounts: readonly number[]): Promise<ReadonlyMap<number, string>>;
}
