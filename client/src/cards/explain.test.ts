// The explanations of icons, tags and terms: always a name, whole sentences, and a rule that exists in the rulebook.

import { ASPECTS, LANGS, RARITIES, TERMS, VIRTUES } from '@dunmer/shared/cards';
import { describe, expect, it } from 'vitest';
import rulebook from '../../../docs/rules/RULES.md?raw';
import type { Asked } from './index.ts';
import { explainEn } from './explain.en.ts';
import { explainRu } from './explain.ru.ts';
import { explanationOf } from './explanationOf.ts';

const WORDS = { ru: explainRu, en: explainEn } as const;

const EVERYTHING: readonly Asked[] = [
  ...TERMS.map((term) => ({ kind: 'term', term }) as const),
  ...VIRTUES.flatMap((virtue) =>
    [...ASPECTS, null].map((aspect) => ({ kind: 'virtue', virtue, aspect }) as const),
  ),
  ...RARITIES.map((rarity) => ({ kind: 'rarity', rarity }) as const),
  ...[1, 2, 3].map((copies) => ({ kind: 'copies', copies }) as const),
  { kind: 'sign', sign: { timing: 'static' } },
  { kind: 'sign', sign: { timing: 'reveal', initiative: 3 } },
  { kind: 'sign', sign: { timing: 'summon', initiative: 2 } },
  { kind: 'trait', trait: 'soldier' },
  { kind: 'trait', trait: 'salt-guild' },
];

/** Returns the text of a rule: `4.2` is the second point of section 4. */
function ruleIn(book: string, number: string): string | undefined {
  const [section = '', point] = number.split('.');
  const text = book.split(/^## /m).find((part) => part.startsWith(`${section}. `));
  return point === undefined ? text : text?.split('\n').find((line) => line.startsWith(`${point}. `));
}

describe.each(LANGS)('what is asked is answered (%s)', (lang) => {
  it.each(EVERYTHING)('%j', (asked) => {
    const { name, text, rule } = explanationOf(asked, lang, WORDS[lang]);
    expect(name).toMatch(/^\p{Lu}[^.]*$/u);
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(`${name} ${text}`).not.toMatch(/undefined|NaN| {2}|!/);
    expect(ruleIn(rulebook, rule), `rule ${rule}`).toBeDefined();
  });

  it('a tag that nobody has a word for is quoted as it was written', () => {
    const { name } = explanationOf({ kind: 'trait', trait: 'salt-guild' }, lang, WORDS[lang]);
    expect(name).toMatch(/: [«“]salt guild[»”]$/);
    const known = explanationOf({ kind: 'trait', trait: 'soldier' }, lang, WORDS[lang]);
    expect(known.name).not.toMatch(/[«“]/);
  });
});
