// Time: how much time a clock has left, and whether it runs. In milliseconds of the monotonic clock, which no change
// of the calendar moves (P15).

/** The time as of `since`; null there means that the clock stands still. */
export interface Time {
  readonly left: number;
  /** Milliseconds before it begins to run, in which the film that led to it is watched. */
  readonly grace: number;
  readonly since: number | null;
}

/** The time of a clock that has not begun. */
export const fullTime = (left: number, grace: number): Time => ({ left, grace, since: null });

/** The same time as of `now`. */
export function timeAt({ left, grace, since }: Time, now: number): Time {
  if (since === null) return { left, grace, since };
  const passed = now - since;
  return {
    left: Math.max(0, left - Math.max(0, passed - grace)),
    grace: Math.max(0, grace - passed),
    since: now,
  };
}

/** Lets it run or stand still from `now` on; returns the same object if it already does. */
export const going = (time: Time, now: number, goes: boolean): Time =>
  goes === (time.since !== null) ? time : { ...timeAt(time, now), since: goes ? now : null };

/** Adds `ms` milliseconds. */
export const longer = (time: Time, ms: number): Time => ({ ...time, left: time.left + ms });

/** Ends the wait for the film. */
export const begun = (time: Time, now: number): Time => ({ ...timeAt(time, now), grace: 0 });

/** Whether it counts down. */
export const isRunning = ({ grace, since }: Time): boolean => since !== null && grace === 0;
