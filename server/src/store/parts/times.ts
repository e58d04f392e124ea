// Times: the clocks with which a match was opened, as stored in its row.

import type { ClockTimes } from '@dunmer/shared/protocol';
import { of } from '../columns.ts';

/** The times that only some matches have. */
type Some = 'windowTime' | 'responseTime' | 'turnClock' | 'askClock';

/** Null if a match has no such time. */
export type TimesRow = Omit<ClockTimes, Some> & { readonly [name in Some]: number | null };

const AS_EVER = ['placementClock', 'decisionClock', 'claimTime', 'windowTime', 'responseTime'] as const;
export const TIMES_READ = of('matches', ...AS_EVER, 'turnClock', 'askClock');
export const TIMES_WRITTEN = [
  'placement_clock',
  'decision_clock',
  'claim_time',
  'window_time',
  'response_time',
  'turn_clock',
  'ask_clock',
];

/** The times of a row, which may hold more columns; times that a match lacks are left out. */
export const timesOf = (row: TimesRow): ClockTimes => ({
  placementClock: row.placementClock,
  decisionClock: row.decisionClock,
  claimTime: row.claimTime,
  ...(row.windowTime === null ? {} : { windowTime: row.windowTime }),
  ...(row.responseTime === null ? {} : { responseTime: row.responseTime }),
  ...(row.turnClock === null ? {} : { turnClock: row.turnClock }),
  ...(row.askClock === null ? {} : { askClock: row.askClock }),
});

/** The same as they are written to a row. */
export const timesRow = (times: ClockTimes): TimesRow => ({
  ...times,
  windowTime: times.windowTime ?? null,
  responseTime: times.responseTime ?? null,
  turnClock: times.turnClock ?? null,
  askClock: times.askClock ?? null,
});
