// Mode: how long and how much is measured, in the whole run and in the suite's quick one.

import type { ServerName } from '../contenders/index.ts';
import type { Pace } from '../harness/index.ts';

export interface Mode {
  readonly name: 'full' | 'quick';
  /** In-process rows; their time is CPU. */
  readonly core: Pace;
  /** Rows of servers, and which take part. */
  readonly contenders: readonly ServerName[];
  readonly servers: Pace;
  /** Pairs of phones on each server. */
  readonly pairs: number;
  /** Matches that warm a server up, and the most seconds for them. */
  readonly warmMatches: number;
  readonly warmSeconds: number;
  /** The seconds for games at the patrons' table. */
  readonly warmGames: number;
  /** Lines for `resolve`. */
  readonly lines: number;
  /** Matches for what a live one keeps in memory. */
  readonly kept: number;
  /** Batches of a thousand for what a finished one leaves there; none where servers are hardly warm, for what is still compiled is more. */
  readonly batches: number;
}

const CONTENDERS = ['durable', 'boardgame.io with events', 'boardgame.io', 'floor'] as const;

export const FULL: Mode = {
  name: 'full',
  contenders: [...CONTENDERS, 'modules', 'games', 'memory', 'each'],
  core: { rounds: 5, milliseconds: 3000, warmUp: 2000 },
  servers: { rounds: 5, milliseconds: 3000, warmUp: 500 },
  pairs: 128,
  // Enough for the fast ones to be compiled as far as the slow ones, which use all of the time.
  warmMatches: 10_000,
  warmSeconds: 10,
  warmGames: 30,
  lines: 20_000,
  kept: 512,
  batches: 3,
};

export const QUICK: Mode = {
  name: 'quick',
  // What a wait for the disk costs is seen on the clock alone, which says little where the suite runs; and what the modules
  // and the other table cost lies between two of our own servers, both of which are hardly warm by then.
  contenders: CONTENDERS,
  core: { rounds: 3, milliseconds: 500, warmUp: 800 },
  servers: { rounds: 3, milliseconds: 700, warmUp: 200 },
  // A window lasts until every pair has ended its match: with half of them a slow server is done in half of the time.
  pairs: 64,
  // Less than the whole run takes: the suite looks for what has become a quarter worse, not for the last tenth.
  warmMatches: 1500,
  warmSeconds: 2,
  warmGames: 2,
  lines: 1500,
  kept: 128,
  batches: 0,
};
