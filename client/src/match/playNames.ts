// Play names: what promises and intrigue cards are called, loaded only where a match is played with them.

import { useEffect, useState } from 'react';
import type { PlayNames } from './film/teller.ts';

const NONE: PlayNames = new Map();

async function readNames(): Promise<PlayNames> {
  const lists = await Promise.all([
    import('@dunmer/shared/windows/data/pledges.json'),
    import('@dunmer/shared/windows/data/intrigue.json'),
  ]);
  return new Map(lists.flatMap((list) => list.default.map(({ id, name }) => [id, name] as const)));
}

/** The names, once they are here; none before, and where they are not asked for. */
export function usePlayNames(isAsked: boolean): PlayNames {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    // Where they can't be had, a play is told without its name.
    if (isAsked) void readNames().then(setNames, () => undefined);
  }, [isAsked]);
  return names;
}
