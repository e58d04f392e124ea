// SealedText: what stands for a text inside what is never written again, a match's log or an answer: the key under
// which the text lies beside the journal, and in a log its salted hash. Erasing the text leaves the log, and every
// digest over it, as it was.

import type { TextKey } from './parts/effect.ts';
import { decode, type Json } from './json.ts';

/** No text that people say holds a control character: the door lets none in. */
const MARK = '\u0001';
/** As JSON writes it. */
const SEALED = /"\\u0001(\d+)(?::([0-9a-f]{64}))?"/g;

/** What stands for a text; with its hash, where somebody may check it. */
export const sealedText = (key: TextKey, hash?: string): string =>
  hash === undefined ? `${MARK}${key}` : `${MARK}${key}:${hash}`;

/** The sealed texts in what was written as JSON; mostly none. */
export const sealedIn = (json: string): readonly { readonly key: TextKey; readonly hash: string | null }[] =>
  json.includes('"\\u0001')
    ? [...json.matchAll(SEALED)].map(([, key, hash]) => ({ key: Number(key), hash: hash ?? null }))
    : [];

/**
 * Reads back what was written, with the texts in their places, '' where one was erased; null where nothing is sealed
 * in it.
 */
export const decodeOpened = <T>(json: Json<T>, texts: ReadonlyMap<TextKey, string> | null): T => {
  if (texts === null) return decode(json);
  const opened = json.replace(SEALED, (_, key: string) => JSON.stringify(texts.get(Number(key)) ?? ''));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a text stands where a text stood
  return decode(opened as Json<T>);
};
