// LaidDown: a page that nobody has touched for long, for tests of what calls its reader. A page's memory of touches
// lives as long as the worker, so its clock must never go back.

import { vi } from 'vitest';

/** In milliseconds; no worker lives as long. */
const LONG = 1_000_000_000;

let now = LONG;

/** Stops the clock, until `vi.restoreAllMocks`, long after the touches of all earlier tests. */
export function longAfter(): void {
  now += LONG;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
}

export function pass(milliseconds: number): void {
  now += milliseconds;
}
