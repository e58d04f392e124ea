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
  /** Matches that warm a server up, and the most seconds for them. */
  readonly warmMatches: number;
  readonly warmSeconds: number;
  /** Lines for `resolve`. */
  readonly lines: number;
  /** Matches for what a match keeps in memory. */
  readonly kept: number;
  /** Bursts of commands. */
  readonly bursts: number;
}

const CONTENDERS = ['durable', 'boardgame.io with events', 'boardgame.io', 'floor'] as const;

export const FULL: Mode = {
  name: 'full',
  contenders: [...CONTENDERS, 'memory', 'each'],
  core: { rounds: 5, milliseconds: 3000, warmUp: 2000 },
  servers: { rounds: 5, milliseconds: 3000, warmUp: 500 },
  // Enough for the fast ones to be compiled as far as the slow ones, which use all of the time.
  warmMatches: 10_000,
  warmSeconds: 20,
  lines: 20_000,
  kept: 512,
  bursts: 12,
};

export const QUICK: Mode = {
  name: 'quick',
  // What a wait for the disk costs is seen on the clock alone, which says little where the suite runs.
  contenders: CONTENDERS,
  core: { rounds: 3, milliseconds: 500, warmUp: 800 },
  servers: { rounds: 3, milliseconds: 1000, warmUp: 300 },
  // Less than the whole run takes: the suite looks for what has become a quarter worse, not for the last tenth.
  warmMatches: 2000,
  warmSeconds: 4,
  lines: 1500,
  kept: 128,
  bursts: 2,
};
