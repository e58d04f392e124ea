// Ring: which cards came to the reader with a ring, by what has happened. Pure.

import type { IntrigueNews } from '@dunmer/shared/protocol';

/** Copies that were drawn from this ring's beginning on, before anything else was done; `news` newest first. */
export function cameWith(news: readonly IntrigueNews[], ring: number): readonly string[] {
  const inOrder = news.toReversed().map(({ event }) => event);
  const begin = inOrder.findIndex((event) => event.type === 'RingBegun' && event.ring === ring);
  const after = inOrder.slice(begin + 1);
  const drawing = ['CardDrawn', 'CardCame', 'PileShuffled', 'FrontSpent', 'SurplusBegun', 'SurplusEnded'];
  const end = after.findIndex(({ type }) => !drawing.includes(type));
  return (end < 0 ? after : after.slice(0, end)).flatMap((event) =>
    event.type === 'CardCame' ? [event.copy] : [],
  );
}
