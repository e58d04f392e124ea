// Time: what one clock has left, and whether it runs. Milliseconds of the clock that no change of the calendar moves
// (P15).

/** Time as it was at `since`; a clock without `since` stands. */
export interface Time {
  readonly left: number;
  /** Before it begins to run: the film of what led to it is being watched. */
  readonly grace: number;
  readonly since: number | null;
}

/** A clock that has not begun. */
export const fullTime = (left: number, grace: number): Time => ({ left, grace, since: null });

/** The same time as it is now. */
export function timeAt({ left, grace, since }: Time, now: number): Time {
  if (since === null) return { left, grace, since };
  const passed = now - since;
  return {
    left: Math.max(0, left - Math.max(0, passed - grace)),
    grace: Math.max(0, grace - passed),
    since: now,
  };
}

/** Goes on from now, or stands from now on; the very same where it did so already. */
export const going = (time: Time, now: number, goes: boolean): Time =>
  goes === (time.since !== null) ? time : { ...timeAt(time, now), since: goes ? now : null };

/** More of it. */
export const longer = (time: Time, ms: number): Time => ({ ...time, left: time.left + ms });

/** The film has come up to the choice. */
export const begun = (time: Time, now: number): Time => ({ ...timeAt(time, now), grace: 0 });

/** Whether it counts down. */
export const isRunning = ({ grace, since }: Time): boolean => since !== null && grace === 0;
