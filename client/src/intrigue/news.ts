// News: what this phone's owner has read so far: cards shown to them, and rings; and, from the news, which cards came
// to them with a ring.

import { keep, recall } from '../device/index.ts';
import { RINGS_READ, RINGS_TOLD } from '../parts/index.ts';
import type { IntrigueInfo, IntrigueNews, PersonId } from '@dunmer/shared/protocol';

const SHOWN = 'intrigue.shown';
const TAKEN = 'intrigue.taken';

const isNew = (key: string, count: number | null): boolean =>
  count !== null && count > Number(recall(key) ?? 0);

function note(key: string, count: number | null): void {
  if (isNew(key, count)) keep(key, String(count));
}

/** Tells whether something was shown since the page of the deck was last open. */
export const isShownAnew = (shown: number): boolean => isNew(SHOWN, shown);
export const readShown = (shown: number): void => note(SHOWN, shown);

/** Tells whether cards were taken out of the reader's hand since the page of the deck was last open. */
export const isTakenAnew = (taken: number): boolean => isNew(TAKEN, taken);
export const readTaken = (taken: number): void => note(TAKEN, taken);

/** Rings from before this phone began to follow are no news. */
const isRingNew = (key: string, ring: number | null): boolean => recall(key) !== null && isNew(key, ring);

/** Tells whether this phone has not announced a ring yet; ring 0 brings nothing (IN7). */
export const isToldAnew = (ring: number | null): boolean => isRingNew(RINGS_TOLD, ring);
export const tellRing = (ring: number | null): void => note(RINGS_TOLD, ring);

/** Tells whether the page of the deck was not open since this ring. */
export const isRungAnew = (ring: number | null): boolean => isRingNew(RINGS_READ, ring);
export function readRing(ring: number | null): void {
  note(RINGS_READ, ring);
  tellRing(ring);
}

const LAST = 'intrigue.last';

/** Returns the action whose outcome was read last on this phone; null before any was. */
export const lastRead = (): string | null => recall(LAST);
export const readLast = (action: string): void => keep(LAST, action);

const DRAWING = ['CardDrawn', 'CardCame', 'PileShuffled', 'FrontSpent', 'SurplusBegun', 'SurplusEnded'];

/**
 * Returns the copies that came with this ring, before anything else was done. If there are so many traders that the
 * beginning of the ring is not in the news any more, returns the newest card in hand.
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

/**
 * Returns the news of the last finished action that the reader has played or was named in, the newest first. Empty
 * when a ring has begun since.
 */
export function lastAction(news: readonly IntrigueNews[], reader: PersonId): readonly IntrigueNews[] {
  const ring = news.findIndex(({ event }) => event.type === 'RingBegun');
  const since = ring < 0 ? news : news.slice(0, ring);
  for (const [ended, { event: end }] of since.entries()) {
    if (end.type !== 'ActionEnded') continue;
    const begun = since.findIndex(
      ({ event }) =>
        event.type === 'ActionPlayed' &&
        event.id === end.id &&
        (event.who === reader || event.named.includes(reader)),
    );
    if (begun >= 0)
      return since.slice(ended, begun + 1).filter(({ event }) => !('id' in event) || event.id === end.id);
  }
  return [];
}

/**
 * Returns what the open audience has brought to the reader, as its holder or a buyer: that they bought, and each card
 * that came. The newest first; empty when that is not in the news any more.
 */
export function atAudience(news: readonly IntrigueNews[], reader: PersonId): readonly IntrigueNews[] {
  const begun = news.findIndex(
    ({ event }) =>
      ['AudienceOpened', 'DrawBought'].includes(event.type) && 'who' in event && event.who === reader,
  );
  const begin = news[begun];
  if (begin === undefined) return [];
  const isBought = begin.event.type === 'DrawBought';
  const came = news.slice(0, begun).filter(({ event }) => event.type === 'CardCame');
  return isBought ? [...came.slice(-1), begin] : came.slice(-2);
}
