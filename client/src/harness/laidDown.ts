// LaidDown: a page that nobody has touched for long, for tests of what calls its reader. What a page remembers of
// touches lives as long as the worker: its clock never goes back.

import { vi } from 'vitest';

/** In milliseconds; no worker lives as long. */
const LONG = 1_000_000_000;

let now = LONG;

/** Until `vi.restoreAllMocks` the clock stands, long after the touches of all tests before. */
export function longAfter(): void {
  now += LONG;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
}

export function pass(milliseconds: number): void {
  now += milliseconds;
}
