// @vitest-environment happy-dom
// NewCards: the reason why cards have come or gone has the same words for one card and for many.

import type { CardNews, CopyReason } from '@dunmer/shared/protocol';
import { afterEach, expect, it } from 'vitest';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { NewCards } from './newCards.tsx';

let page: Mounted | undefined;
afterEach(() => page?.unmount());

const MANY: readonly CopyReason[] = ['dealt', 'moved', 'withdrawn', 'returned'];

it.each(MANY)('of nine cards %s no word is said that belongs to one', async (why) => {
  const news: CardNews = {
    news: 1,
    what: 'came',
    why,
    cards: Array.from({ length: 9 }, (_, at) => ({ copy: `c${at}`, card: 'scamp' })),
    other: null,
    match: null,
    reason: '',
    at: '2026-05-01T10:00:00.000Z',
  };
  page = await mounted(<NewCards news={[news]} />);
  const said = document.querySelector('[data-news] span')?.textContent ?? '';
  expect(said).not.toBe('');
  expect(said).not.toMatch(/^[А-ЯЁ][а-яё]+(?:[нт]а|ла|лась)(?:\s|$)/);
});
