// Ring: which cards came to the reader with a ring, by what has happened. Pure.

import type { IntrigueInfo } from '@dunmer/shared/protocol';

const DRAWING = ['CardDrawn', 'CardCame', 'PileShuffled', 'FrontSpent', 'SurplusBegun', 'SurplusEnded'];

/**
 * Copies that were drawn from this ring's beginning on, before anything else was done. Where so many trade that its
 * beginning is not among the news any more, the newest card in hand stands for it.
 */
export function cameWith(
  { news, deck }: Pick<IntrigueInfo, 'news' | 'deck'>,
  ring: number,
): readonly string[] {
  const inOrder = news.toReversed().map(({ event }) => event);
  const begin = inOrder.findIndex((event) => event.type === 'RingBegun' && event.ring === ring);
  if (begin < 0) return inOrder.every(({ type }) => DRAWING.includes(type)) ? deck.own.hand.slice(-1) : [];
  const after = inOrder.slice(begin + 1);
  const end = after.findIndex(({ type }) => !DRAWING.includes(type));
  return (end < 0 ? after : after.slice(0, end)).flatMap((event) =>
    event.type === 'CardCame' ? [event.copy] : [],
  );
}
