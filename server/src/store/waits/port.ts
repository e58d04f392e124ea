// The waits' port: how long somebody has been waited for, by the event's time, so that a restart goes on from there.

import type { Seat } from '@dunmer/shared/rules';

/** What a seat is waited for, and since when. */
export interface StoredWait {
  readonly seat: Seat;
  readonly what: string;
  /** Which choice; null where it is none. */
  readonly choice: number | null;
  /** In milliseconds of the match's time: the event's, less what the match has stood still. */
  readonly at: number;
}

/** The waits of one live match. */
export interface StoredWaits {
  /** The match's key. */
  readonly match: number;
  /** How long the match has been paused so far, by the event's time. */
  readonly lost: number;
  /** Since when it is paused, by the event's time; null where it is not. */
  readonly paused: number | null;
  readonly awaited: readonly StoredWait[];
}

/** Since when a contract waits. */
export interface ContractWaits {
  /** When what it waits for was last something new, by the calendar. */
  readonly waits: number;
  /** Since when it waits for an answer, if it does, by the event's time, which stands in pauses and while the server is down. */
  readonly answerFrom: number;
  /** The same for an answer to an annulment that one asks for. */
  readonly annulFrom: number;
  /** The same for a handover. */
  readonly handoverFrom: number;
}

export interface WaitsReader {
  /** The event's time as it was saved last; never before what anything has waited since. */
  eventTime(): Promise<number>;
  waits(): Promise<readonly StoredWaits[]>;
}

export interface WaitsTx extends WaitsReader {
  saveEventTime(ms: number): Promise<void>;
  /** Keeps these, by one statement. */
  putWaits(waits: readonly StoredWaits[]): Promise<void>;
  /** Forgets those of matches that are over, and to which nobody is called any more. */
  dropOver(): Promise<void>;
  /** Forgets those of these matches, by one statement. */
  dropWaits(matches: readonly number[]): Promise<void>;
}
