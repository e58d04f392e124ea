// lately: says what was seen at most once a second, and only the newest; the server waits longer than that.

import type { Timers } from './given.ts';

const PAUSE = 1000;

/** Lets `say` tell the newest of what it takes a little later. */
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
