// SealedText: a placeholder for a text inside what is never rewritten, such as a match's log or an answer. It is the
// key under which the text lies beside the journal and, in a log, the text's salted hash. Erasing the text leaves the
// log, and every digest over it, unchanged.

import type { TextKey } from './parts/effect.ts';
import { decode, type Json } from './json.ts';

/** No text that people write holds a control character: incoming messages with one are rejected. */
const MARK = '\u0001';
/** Matches a placeholder as JSON writes it. */
const SEALED = /"\\u0001(\d+)(?::([0-9a-f]{64}))?"/g;

/** Returns the placeholder for a text; with its hash if somebody may check it. */
export const sealedText = (key: TextKey, hash?: string): string =>
  hash === undefined ? `${MARK}${key}` : `${MARK}${key}:${hash}`;

/** Finds the placeholders in JSON text; mostly there are none. */
export const sealedIn = (json: string): readonly { readonly key: TextKey; readonly hash: string | null }[] =>
  json.includes('"\\u0001')
    ? [...json.matchAll(SEALED)].map(([, key, hash]) => ({ key: Number(key), hash: hash ?? null }))
    : [];

/** Reads JSON back with the texts in their places, '' for an erased one. `texts` is null if nothing is sealed in it. */
export const decodeOpened = <T>(json: Json<T>, texts: ReadonlyMap<TextKey, string> | null): T => {
  if (texts === null) return decode(json);
  const opened = json.replace(SEALED, (_, key: string) => JSON.stringify(texts.get(Number(key)) ?? ''));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a text stands where a text stood
  return decode(opened as Json<T>);
};
