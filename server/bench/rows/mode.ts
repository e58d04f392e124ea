// Mode: how long and how much is measured, in the whole run and in the suite's quick one.

import type { Pace } from '../harness/index.ts';

export interface Mode {
  readonly name: 'full' | 'quick';
  /** In-process rows; their time is CPU. */
  readonly core: Pace;
  /** Rows of servers. */
  readonly servers: Pace;
  /** Lines for `resolve`. */
  readonly lines: number;
  /** Matches for what a match keeps in memory. */
  readonly kept: number;
}

export const FULL: Mode = {
  name: 'full',
  core: { rounds: 5, milliseconds: 2000, warmUp: 2000 },
  servers: { rounds: 5, milliseconds: 3000, warmUp: 8000 },
  lines: 20_000,
  kept: 512,
};

export const QUICK: Mode = {
  name: 'quick',
  core: { rounds: 3, milliseconds: 500, warmUp: 800 },
  servers: { rounds: 3, milliseconds: 1200, warmUp: 4000 },
  lines: 1500,
  kept: 512,
};
