// @vitest-environment happy-dom
// The news of the purse on the first page: what others have moved, with the rest in one line, so that what is shown
// adds up to what the purse holds.

import type { StatementLine } from '@dunmer/shared/protocol';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { forget } from '../device/index.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { statementLine } from '../harness/statementLine.ts';
import { chooseLang } from '../text/index.ts';
import { NewReceipts } from './index.ts';
import { purseRu } from './purse.ru.ts';

beforeAll(() => chooseLang('ru'));

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
  forget('receipts.read');
});

const line = (entry: number, before: number, change: number): StatementLine =>
  statementLine(entry, { before, change, after: before + change });

const { rest } = purseRu.news;

/** Shows the news, and returns its rows: what each says it is, and the change and what was left as they are written. */
async function rows(receipts: readonly StatementLine[], purse: number | null) {
  page = await mounted(<NewReceipts receipts={receipts} purse={purse} />);
  await page.settle();
  return [...document.querySelectorAll('li')].map((row) => ({
    isRest: row.textContent.includes(rest),
    change: row.querySelector('[class*="change"]')?.textContent,
    after: row.querySelector('[class*="after"]')?.textContent,
  }));
}

it('what matches and the trader have moved since, between and before is in one line each, so that the sums add up', async () => {
  // Between the two, 15 drakes went into a pot; after the newer one, 4 came of a match.
  expect(await rows([line(9, 90, 5), line(4, 100, 5)], 99)).toEqual([
    { isRest: true, change: '+4', after: purseRu.after(99) },
    { isRest: false, change: '+5', after: purseRu.after(95) },
    { isRest: true, change: '−15', after: purseRu.after(90) },
    { isRest: false, change: '+5', after: purseRu.after(105) },
  ]);
  expect(page?.everything()).toContain(purseRu.news.restIs);
});

it('nothing is added where nothing is left out, or where coins lie on the table', async () => {
  expect((await rows([line(9, 105, 5), line(4, 100, 5)], 110)).map(({ isRest }) => isRest)).toEqual([
    false,
    false,
  ]);
  await page?.unmount();
  expect((await rows([line(4, 100, 5)], null)).map(({ isRest }) => isRest)).toEqual([false]);
});

it('where there is no news, and once it is read, nothing is shown', async () => {
  expect(await rows([], 5)).toEqual([]);
  expect(document.querySelector('section')).toBeNull();
  await page?.unmount();
  expect(await rows([line(4, 100, 5)], 105)).toHaveLength(1);
  await page?.press(purseRu.news.read);
  expect(document.querySelector('section')).toBeNull();
});

it('of more news than are shown, it says that there are earlier ones', async () => {
  const many = [line(4, 103, 1), line(3, 102, 1), line(2, 101, 1), line(1, 100, 1)];
  expect(await rows(many, 104)).toHaveLength(3);
  expect(page?.everything()).toContain(purseRu.news.earlier);
  await page?.unmount();
  expect(await rows(many.slice(0, 3), 104)).toHaveLength(3);
  expect(page?.everything()).not.toContain(purseRu.news.earlier);
});
