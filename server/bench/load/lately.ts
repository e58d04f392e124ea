// Lately: what was seen is said as the app's phones say it: at most once a second, the newest of each match.

import type { Wire } from './wire.ts';

export interface Seen {
  readonly match: string;
  readonly version: number;
}

const PAUSE = 1000;

/** Tells the server by and by what was seen. */
export function lately(wire: Wire): (seen: Seen) => void {
  const newest = new Map<string, Seen>();
  return (seen) => {
    if (newest.size === 0)
      setTimeout(() => {
        for (const each of newest.values()) wire.emit('seen', each);
        newest.clear();
      }, PAUSE);
    newest.set(seen.match, seen);
  };
}
