// lately: reports the newest of what was seen at most once a second. The server waits longer than that.

import type { Timers } from './given.ts';

const PAUSE = 1000;

/** Returns a function that passes the newest value it was given on to `say` a little later. */
export function lately<Seen>(timers: Timers, say: (seen: Seen) => void): (seen: Seen) => void {
  let newest: Seen | null = null;
  return (seen) => {
    if (newest === null)
      timers.after(PAUSE, () => {
        if (newest !== null) say(newest);
        newest = null;
      });
    newest = seen;
  };
}
