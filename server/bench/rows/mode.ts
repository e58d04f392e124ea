// Mode: how long and how much is measured, in the whole run and in the suite's quick one.

import type { ServerName } from '../contenders/index.ts';
import type { Pace } from '../harness/index.ts';

export interface Mode {
  readonly name: 'full' | 'quick';
  /** The pace of in-process rows; their time is CPU time. */
  readonly core: Pace;
  /** The servers that take part in rows of servers, and the pace of these. */
  readonly contenders: readonly ServerName[];
  readonly servers: Pace;
  /** The number of pairs of phones on each server. */
  readonly pairs: number;
  /** The matches that warm a server up, and the most seconds for them. */
  readonly warmMatches: number;
  readonly warmSeconds: number;
  /** The seconds of warming up with games at the patrons' table. */
  readonly warmGames: number;
  /** The number of lines for `resolve`. */
  readonly lines: number;
  /** The number of matches for measuring what a live one keeps in memory. */
  readonly kept: number;
  /**
   * Batches of a thousand for measuring what a finished one leaves there; none where servers are hardly warm, because
   * what is still being compiled is larger.
   */
  readonly batches: number;
}

const CONTENDERS = ['durable', 'boardgame.io with events', 'boardgame.io', 'floor'] as const;

export const FULL: Mode = {
  name: 'full',
  contenders: [...CONTENDERS, 'modules', 'games', 'memory', 'each'],
  core: { rounds: 5, milliseconds: 3000, warmUp: 2000 },
  servers: { rounds: 5, milliseconds: 3000, warmUp: 500 },
  pairs: 128,
  // Enough for the fast servers to be compiled as far as the slow ones, which use all of the time.
  warmMatches: 10_000,
  warmSeconds: 10,
  warmGames: 30,
  lines: 20_000,
  kept: 512,
  batches: 3,
};

export const QUICK: Mode = {
  name: 'quick',
  // What waiting for the disk costs shows only on the clock, which says little where the suite runs. And what the
  // modules and the other table cost is a comparison of two of our own servers, both of them hardly warm by then.
  contenders: CONTENDERS,
  core: { rounds: 3, milliseconds: 500, warmUp: 800 },
  servers: { rounds: 3, milliseconds: 700, warmUp: 200 },
  // A window lasts until every pair has ended its match: with half as many pairs a slow server is done in half the
  // time.
  pairs: 64,
  // Less than in the whole run: the suite looks for what has become a quarter worse, not for the last tenth.
  warmMatches: 1500,
  warmSeconds: 2,
  warmGames: 2,
  lines: 1500,
  kept: 128,
  batches: 0,
};
