// lately: says what was seen at most once a second, the newest of each match; the server waits longer than that.

interface Seen {
  readonly match: string;
  readonly version: number;
}

const PAUSE = 1000;

/** Takes what was seen, and lets `say` tell the newest of each match a little later. */
export function lately(say: (seen: Seen) => void): (seen: Seen) => void {
  const newest = new Map<string, Seen>();
  return (seen) => {
    if (newest.size === 0)
      setTimeout(() => {
        for (const each of newest.values()) say(each);
        newest.clear();
      }, PAUSE);
    newest.set(seen.match, seen);
  };
}
