// Texts: names, contracts and reasons are kept beside the journal, which holds their salted hashes and tells which
// are erased.

import { textHash } from '../journal/index.ts';
import type { Effect, StoredText, TextKey } from '../store/index.ts';
import type { Finding } from './finding.ts';

type Text = StoredText & { readonly key: TextKey };

/** What the journal tells of texts. */
interface Told {
  readonly hashes: ReadonlyMap<TextKey, string>;
  readonly erased: ReadonlySet<TextKey>;
}

const toldIn = (effects: readonly Effect[]): Told => ({
  hashes: new Map(
    effects.flatMap((effect) => (effect.is === 'text' ? [[effect.text, effect.hash] as const] : [])),
  ),
  erased: new Set(effects.flatMap((effect) => (effect.is === 'erased' ? effect.text : []))),
});

function faultOf({ key, salt, text }: Text, { hashes, erased }: Told): Finding {
  const hash = hashes.get(key);
  if (hash === undefined) return `Text ${key} is not in the journal.`;
  if (salt === null || text === null)
    return erased.has(key) ? null : `Text ${key} is gone, but the journal knows of no erasing.`;
  if (erased.has(key)) return `Text ${key} is there, but the journal says it was erased.`;
  return textHash({ salt, text }) === hash ? null : `Text ${key} was changed.`;
}

/** The salted hashes of texts in the journal. */
export const hashesIn = (effects: readonly Effect[]): ReadonlyMap<TextKey, string> => toldIn(effects).hashes;

/** Checks the texts. */
export function checkTexts(texts: readonly Text[], effects: readonly Effect[]): Finding {
  const told = toldIn(effects);
  for (const text of texts) {
    const fault = faultOf(text, told);
    if (fault !== null) return fault;
  }
  const there = new Set(texts.map(({ key }) => key));
  const missing = [...told.hashes.keys()].find((key) => !there.has(key));
  return missing === undefined ? null : `Text ${missing} of the journal is missing.`;
}

export const countErased = (texts: readonly Text[]): number =>
  texts.filter(({ text }) => text === null).length;
