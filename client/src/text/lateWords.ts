// lateWords: the words that come with a later page: Russian with it, English only where English is chosen.

import { use } from 'react';
import { spoken } from './lang.ts';
import { comesLate } from './latecomers.ts';
import { useLang } from './useText.ts';

/**
 * The hook of a dictionary, in the language in use. `fetch` gets its English; while that is on its way the page waits
 * as it waits for itself, and where it can't be had the words are Russian until a language is chosen again.
 */
export function lateWords<Words>(ru: Words, fetch: () => Promise<Words>): () => Words {
  let known: Words | null = null;
  let coming: Promise<Words> | null = null;
  const fetched = async (): Promise<Words> => {
    try {
      known = await fetch();
    } catch {
      known = ru;
    }
    if (known === ru) coming = null;
    return known;
  };
  const bring = (): Promise<Words> => (coming ??= fetched());
  comesLate(bring);
  if (spoken.getState().lang === 'en') void bring();
  return function useWords() {
    return useLang() === 'ru' ? ru : (known ?? use(bring()));
  };
}
