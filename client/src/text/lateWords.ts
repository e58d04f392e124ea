// lateWords: the words that come with a later page: Russian with it, English only where English is chosen.

import { use } from 'react';
import { spoken } from './lang.ts';
import { comesLate } from './latecomers.ts';
import { useLang } from './useText.ts';

/** A promise of what is here already: React looks at these two before it waits, so that nothing flits by. */
const here = <Words>(promise: Promise<Words>, value: Words): Promise<Words> =>
  Object.assign(promise, { status: 'fulfilled', value });

/**
 * The hook of a dictionary, in the language in use. `fetch` gets its English; while that is on its way the page waits
 * as it waits for itself, and where it can't be had the words are Russian until a language is chosen again.
 */
export function lateWords<Words>(ru: Words, fetch: () => Promise<Words>): () => Words {
  const russian = here(Promise.resolve(ru), ru);
  let english: Promise<Words> | null = null;
  let isMissing = false;
  const fetched = async (): Promise<Words> => {
    try {
      const words = await fetch();
      isMissing = false;
      return words;
    } catch {
      isMissing = true;
      return ru;
    }
  };
  const begun = (): Promise<Words> => {
    const coming = fetched();
    void coming.then((words) => here(coming, words));
    return coming;
  };
  const bring = async (): Promise<void> => {
    const isAgain = english !== null && isMissing;
    const coming = english === null || isAgain ? begun() : english;
    english ??= coming;
    await coming;
    if (isAgain) english = coming;
  };
  comesLate(bring);
  if (spoken.getState().lang === 'en') void bring();
  return function useWords() {
    // Always asked for, however far they have come: a page that was kept waiting and asks no more loses its hooks.
    return use(useLang() === 'ru' ? russian : (english ??= begun()));
  };
}
