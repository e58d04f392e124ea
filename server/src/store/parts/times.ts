// Times: the clocks that a match was opened with, as its row has them.

import type { ClockTimes } from '@dunmer/shared/protocol';

export type TimesRow = Omit<ClockTimes, 'windowTime' | 'responseTime'> & {
  /** Null where the match has no windows. */
  readonly windowTime: number | null;
  /** Null where it has no intrigue cards. */
  readonly responseTime: number | null;
};

/** What a match without windows has no time for is not there. */
export const timesOf = ({ windowTime, responseTime, ...times }: TimesRow): ClockTimes => ({
  ...times,
  ...(windowTime === null ? {} : { windowTime }),
  ...(responseTime === null ? {} : { responseTime }),
});
