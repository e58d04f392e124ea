// @vitest-environment happy-dom
// A long list of the desk says that it shows the newest rows alone, and is searched to its end.

import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { answering } from '../../harness/answering.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { typed } from '../../harness/typing.ts';
import { lists } from '../../net/live.ts';
import { staffRu } from '../staff.ru.ts';
import { all, PagedFound } from './pagedFound.tsx';

const { lists: words } = staffRu;
const READ = { path: '/api/names' };
const PAGES = {
  'before=4': { items: ['Ворин', 'Галсу'], next: null },
  'before=6': { items: ['Авон'], next: 4 },
  '/api/names': { items: ['Тельвин', 'Нирати'], next: 6 },
};

let page: Mounted;
let asked: readonly string[] = [];
const at = (version: number, isWanted: (name: string) => boolean) => (
  <PagedFound read={READ} version={version} wordsOf={(name) => [name]} isWanted={isWanted} empty="nobody yet">
    {(found) => <output>{found.join()}</output>}
  </PagedFound>
);
afterEach(async () => {
  await page.unmount();
  lists.forget();
  history.replaceState(null, '');
  vi.unstubAllGlobals();
});

const shown = async (
  isWanted: (name: string) => boolean = all,
  pages: Readonly<Record<string, unknown>> = PAGES,
): Promise<void> => {
  asked = answering(pages);
  page = await mounted(at(1, isWanted));
};
const said = (): string | undefined => document.querySelector('[role=status]')?.textContent;
const found = (): string | undefined => document.querySelector('output')?.textContent;

it('says that there are older rows, and shows them by pages', async () => {
  await shown();
  await page.until(() => found() === 'Тельвин,Нирати');
  expect(said()).toBe(words.countNewest(2, 2));
  await page.press(words.older);
  await page.until(() => found() === 'Тельвин,Нирати,Авон');
  expect(said()).toBe(words.countNewest(3, 3));
  await page.press(words.older);
  await page.until(() => found() === 'Тельвин,Нирати,Авон,Ворин,Галсу');
  expect(said()).toBe(words.count(5, 5));
  expect(page.everything()).not.toContain(words.older);
});

it('finds what stands on a page that nobody has asked for, and the search keeps the focus', async () => {
  await shown();
  await page.until(() => found() !== undefined);
  const search = document.querySelector('input');
  search?.focus();
  await typed('галсу', search);
  await page.until(() => found() === 'Галсу');
  expect(said()).toBe(words.count(1, 5));
  expect(document.activeElement).toBe(search);
});

it('does not say that nothing is found before everything is read', async () => {
  let answer: (() => void) | undefined;
  const late = new Promise<Response>((resolve) => {
    answer = () => resolve(new Response(JSON.stringify(PAGES['before=6'])));
  });
  await shown(all, { ...PAGES, 'before=6': () => late });
  await page.until(() => found() !== undefined);
  await typed('авон', document.querySelector('input'));
  expect(page.everything()).toContain(words.loading);
  expect(page.everything()).not.toContain(words.nothing);
  await act(async () => answer?.());
  await page.until(() => found() === 'Авон');
});

it('a choice of rows, as of contracts that wait too long, is of all of them', async () => {
  await shown((name) => name.startsWith('Г'));
  await page.until(() => found() === 'Галсу');
});

it('while it is read again, since a newer row has come, nothing that was found goes', async () => {
  await shown();
  await page.until(() => found() !== undefined);
  await typed('галсу', document.querySelector('input'));
  await page.until(() => found() === 'Галсу');
  let answer: (() => void) | undefined;
  const late = new Promise<Response>((resolve) => {
    answer = () =>
      resolve(new Response(JSON.stringify({ items: ['Нирати', 'Авон', 'Ворин', 'Галсу'], next: null })));
  });
  answering({ 'before=7': () => late, '/api/names': { items: ['Улмс', 'Тельвин'], next: 7 } });
  await page.show(at(2, all));
  await page.until(() => page.everything().includes(words.loading));
  expect(found()).toBe('Галсу');
  await act(async () => answer?.());
  await page.until(() => said() === words.count(1, 6));
});

it('of a list of many pages the newest are read again at once, and the others soon after', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => {
      const next = 5 - at;
      return [
        at === 0 ? '/api/names' : `before=${next + 1}`,
        { items: [`Ведис ${at}`], next: next || null },
      ] as const;
    }).toReversed(),
  );
  await shown(all, many);
  await page.until(() => found() !== undefined);
  await typed('ведис', document.querySelector('input'));
  await page.until(() => said() === words.count(6, 6));
  vi.useFakeTimers();
  const before = asked.length;
  await page.show(at(2, all));
  expect(asked.length - before).toBe(4);
  await act(async () => vi.advanceTimersByTimeAsync(5000));
  expect(asked.length - before).toBe(6);
  vi.useRealTimers();
});
