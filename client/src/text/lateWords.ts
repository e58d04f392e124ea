// lateWords: the words of a page that loads on demand: Russian with it, English only when English is chosen.

import { use } from 'react';
import { comesLate } from './latecomers.ts';
import { useLang } from './useText.ts';

/**
 * Marks a promise as fulfilled already: React's `use` reads these two fields before it suspends, so no waiting page
 * flashes by.
 */
const here = <Words>(promise: Promise<Words>, value: Words): Promise<Words> =>
  Object.assign(promise, { status: 'fulfilled', value });

/**
 * Returns the hook of a dictionary in the language in use. `fetch` loads its English. The page suspends while it
 * loads; if it can't be had, the words are Russian until a language is chosen again.
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
  return function useWords() {
    // Call `use` every time, even once the words are here: a page that suspended and does not call it again breaks
    // the order of its hooks.
    return use(useLang() === 'ru' ? russian : (english ??= begun()));
  };
}
