// Times: the clocks that a match was opened with, as its row has them.

import type { ClockTimes } from '@dunmer/shared/protocol';

export type TimesRow = Omit<ClockTimes, 'windowTime'> & {
  /** Null where the match has no windows. */
  readonly windowTime: number | null;
};

/** What a match without windows has no time for is not there. */
export const timesOf = ({ windowTime, placementClock, decisionClock, claimTime }: TimesRow): ClockTimes => ({
  ...{ placementClock, decisionClock, claimTime },
  ...(windowTime === null ? {} : { windowTime }),
});
