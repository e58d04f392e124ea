// The floor's port: what staff look at across the event, each by one statement.

import type { ContractState } from '@dunmer/shared/contract';
import type { MatchId, PersonBrief } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { PersonKey } from '../journal/port.ts';

/** An open contract that waits, by its parties' names alone: what is in it is not for everybody who looks. */
export interface WaitingContract {
  readonly id: string;
  readonly one: string;
  readonly two: string;
  readonly state: ContractState;
  readonly waits: number;
}

/** A request to move a link to another browser that nobody has answered. */
export interface OpenMove {
  readonly id: string;
  readonly person: PersonBrief;
  readonly at: number;
}

/** A match in which a person has a seat, and staff may still be wanted. */
export interface OpenMatch {
  readonly match: MatchId;
  readonly seat: Seat;
  readonly called: boolean;
}

export interface FloorReader {
  /** With whom a person has an unfinished contract or an unfinished match: an open claim is one (EVENT, "Who"). */
  interestsOf(person: PersonKey): Promise<readonly PersonKey[]>;
  /** The matches of the event in which a person has a seat, and that are unfinished or still called; oldest first. */
  openMatchesOf(person: PersonKey): Promise<readonly OpenMatch[]>;
  /**
   * What somebody has to do with these matches of a person: a seat in one, dealings with one of their players (an unfinished
   * contract or match), or nothing.
   */
  interestInMatchesOf(person: PersonKey, by: PersonKey): Promise<'seat' | 'party' | null>;
  /** Those that have waited since before `since`, the longest first. */
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
