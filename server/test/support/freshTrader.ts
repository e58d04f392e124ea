// Fresh traders: which of a server's seeded traders have not played yet in these tests.

import { SEEDED_DECKS, type SeededTrader, trader } from './seed.ts';

/** By server, the traders who have played or sit at a table: each plays only once, with the deck that was dealt. */
const used = new Map<string, Set<number>>();

/** Notes that a server with new data begins at this address: nobody there has played. */
export function beginFresh(url: string): void {
  used.delete(url);
}

/** Returns a trader of the server who has not played yet; with this deck unless it is null. */
export function freshTrader(url: string, deck: string | null): SeededTrader {
  const played = used.get(url) ?? new Set();
  used.set(url, played);
  const offset = deck === null ? 0 : SEEDED_DECKS.findIndex((each) => each === deck);
  if (offset < 0) throw new Error(`no seeded trader has the deck ${deck}`);
  const step = deck === null ? 1 : SEEDED_DECKS.length;
  let number = offset;
  while (played.has(number)) number += step;
  played.add(number);
  return trader(number);
}
