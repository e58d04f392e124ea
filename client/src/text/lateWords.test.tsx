// @vitest-environment happy-dom
// lateWords: Russian loads with its page, English when it is chosen, and an open page never waits for its words.

import { setTimeout } from 'node:timers/promises';
import { act, Suspense, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { chooseLang, lateWords } from './index.ts';

const RU = { hello: 'Здравствуйте' };
const EN = { hello: 'Hello' };

let page: Mounted | undefined;
beforeEach(() => chooseLang('ru'));
afterEach(async () => {
  await page?.unmount();
  await chooseLang('ru');
});

const opened = async (useWords: () => typeof RU): Promise<void> => {
  const Greeting = () => <p>{useWords().hello}</p>;
  page = await mounted(
    <Suspense fallback="…">
      <Greeting />
    </Suspense>,
  );
};

/**
 * Starts watching the page. The returned function tells whether the page has shown since that it waits for its words.
 */
const waits = (): (() => boolean) => {
  const added: Node[] = [];
  const observer = new MutationObserver((changes) =>
    added.push(...changes.flatMap(({ addedNodes }) => [...addedNodes])),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  return () => added.some(({ textContent }) => textContent === '…');
};

test('English is fetched once, and only when it is chosen', async () => {
  const fetch = vi.fn(async () => {
    await setTimeout(20);
    return EN;
  });
  const hasWaited = waits();
  await opened(lateWords(RU, fetch));
  expect(page?.everything()).toContain(RU.hello);
  expect(fetch).not.toHaveBeenCalled();
  await act(() => chooseLang('en'));
  // The dictionary is here before the language changes, so no waiting page flashes by.
  expect(page?.everything()).toContain(EN.hello);
  expect(hasWaited()).toBe(false);
  await act(() => chooseLang('ru'));
  await act(() => chooseLang('en'));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a page that comes while English is in use brings it, and waits for it as for itself', async () => {
  await chooseLang('en');
  let come: (words: typeof EN) => void = () => undefined;
  const fetch = vi.fn(() => new Promise<typeof EN>((resolve) => (come = resolve)));
  const useWords = lateWords(RU, fetch);
  expect(fetch).toHaveBeenCalledTimes(1);
  await opened(useWords);
  expect(page?.everything()).toContain('…');
  await act(async () => come(EN));
  expect(page?.everything()).toContain(EN.hello);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a page that comes while English is on its way brings it too: a part of it that is shown later never waits', async () => {
  const choosing = chooseLang('en');
  const fetch = vi.fn(async () => EN);
  const useWords = lateWords(RU, fetch);
  expect(fetch).toHaveBeenCalledTimes(1);
  await choosing;
  await chooseLang('ru');
  const later = vi.fn(async () => EN);
  lateWords(RU, later);
  expect(later).not.toHaveBeenCalled();
  await chooseLang('en');
  const hasWaited = waits();
  await opened(useWords);
  expect(page?.everything()).toContain(EN.hello);
  expect(hasWaited()).toBe(false);
});

test('words that come while a page begins to stand leave it its hooks', async () => {
  await chooseLang('en');
  let come: (words: typeof EN) => void = () => undefined;
  const useWords = lateWords(RU, () => new Promise<typeof EN>((resolve) => (come = resolve)));
  const Counting = () => {
    const [before] = useState('1');
    // The words arrive after React has looked for them, and before it looks again.
    queueMicrotask(() => come(EN));
    const words = useWords();
    const [after, setAfter] = useState('2');
    useEffect(() => setAfter('3'), []);
    return <p>{[before, words.hello, after].join(' ')}</p>;
  };
  page = await mounted(
    <Suspense fallback="…">
      <Counting />
    </Suspense>,
  );
  expect(page.everything()).toContain(`1 ${EN.hello} 3`);
});

test('where English can’t be had the words are Russian, until a language is chosen again', async () => {
  const fetch = vi.fn(async () => EN).mockRejectedValueOnce(new Error('no network'));
  await opened(lateWords(RU, fetch));
  await act(() => chooseLang('en'));
  expect(page?.everything()).toContain(RU.hello);
  for (const _ of ['again', 'and once more']) {
    await act(() => chooseLang('ru'));
    await act(() => chooseLang('en'));
    expect(page?.everything()).toContain(EN.hello);
  }
  // The first fetch fails; the second one succeeds and is kept.
  expect(fetch).toHaveBeenCalledTimes(2);
});
