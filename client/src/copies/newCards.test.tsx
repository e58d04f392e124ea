// @vitest-environment happy-dom
// NewCards: the reason why cards have come or gone has the same words for one card and for many, and where they lead.

import type { CardNews, CopyReason } from '@dunmer/shared/protocol';
import { afterEach, expect, it } from 'vitest';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { NewCards } from './newCards.tsx';

let page: Mounted | undefined;
afterEach(() => page?.unmount());

const MANY: readonly CopyReason[] = ['dealt', 'moved', 'withdrawn', 'returned'];

const NEWS: CardNews = {
  news: 1,
  what: 'came',
  why: 'moved',
  cards: [{ copy: 'c1', card: 'scamp' }],
  other: null,
  match: null,
  reason: '',
  at: '2026-05-01T10:00:00.000Z',
};

it.each<[string, Partial<CardNews>]>([
  ['/card/c1', {}],
  ['/deck', { what: 'went' }],
  ['/deck', { cards: [...NEWS.cards, { copy: 'c2', card: 'scamp' }] }],
  ['/m/m1', { what: 'went', why: 'returned', match: 'm1' }],
])(
  'leads to %s: to the match, or to the card where it is still here, or else to the deck',
  async (path, facts) => {
    page = await mounted(<NewCards news={[{ ...NEWS, ...facts }]} />);
    expect(document.querySelector('[data-news] a')?.getAttribute('href')).toBe(path);
  },
);

it.each(MANY)('of nine cards %s no word is said that belongs to one', async (why) => {
  const cards = Array.from({ length: 9 }, (_, at) => ({ copy: `c${at}`, card: 'scamp' }));
  page = await mounted(<NewCards news={[{ ...NEWS, why, cards }]} />);
  const said = document.querySelector('[data-news] span')?.textContent ?? '';
  expect(said).not.toBe('');
  expect(said).not.toMatch(/^[А-ЯЁ][а-яё]+(?:[нт]а|ла|лась)(?:\s|$)/);
});
