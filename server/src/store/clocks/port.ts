// The clocks' port: how much time each clock of a match has left (EVENT, "How a match ends"; RELIABILITY, P15).

import type { Seat } from '@dunmer/shared/rules';

export const CLOCK_KINDS = ['placement', 'decision', 'claim', 'default'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** Which clock: a seat has at most one of each kind. */
export interface ClockName {
  /** The match's key. */
  readonly match: number;
  readonly kind: ClockKind;
  readonly seat: Seat;
}

export interface StoredClock extends ClockName {
  /** Milliseconds; while it runs it is saved from time to time, so that a crash gives a little back and takes nothing. */
  readonly left: number;
}

export interface ClocksReader {
  clocks(): Promise<readonly StoredClock[]>;
  clocksOf(match: number): Promise<readonly StoredClock[]>;
}

export interface ClocksTx extends ClocksReader {
  /** Starts these clocks, or sets them anew. One statement. */
  putClocks(clocks: readonly StoredClock[]): Promise<void>;
  /** Saves what is left of clocks that are still there; those that are gone stay gone. One statement. */
  saveClocks(clocks: readonly StoredClock[]): Promise<void>;
  /** Ends these clocks. One statement. */
  dropClocks(clocks: readonly ClockName[]): Promise<void>;
}
