// Clock: the time, and doing something later. One scripted clock drives a whole server in paired runs.

export interface Clock {
  /** Milliseconds of the calendar, for what is shown and recorded. */
  now(): number;
  /** Milliseconds that no change of the wall clock moves, for everything that is measured. */
  elapsed(): number;
  /** Calls `act` once after `ms`, unless what it returns is called before. Keeps no process alive. */
  after(ms: number, act: () => void): () => void;
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
