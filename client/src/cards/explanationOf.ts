// ExplanationOf: the name of an icon or a term, a plain sentence about it, and the number of its rule.

import { explainTerm, type Lang, rarityName } from '@dunmer/shared/cards';
import { type Asked, traitWords } from './cardWords.ts';
import type { useExplainText } from './explainText.ts';

export interface Explanation {
  readonly name: string;
  readonly text: string;
  readonly rule: string;
}

type Words = ReturnType<typeof useExplainText>;

// The rule about who defeats whom, which is all that the five virtues are for.
const CONFLICT = '4.2';
const RARITIES = '7';

export function explanationOf(asked: Asked, lang: Lang, words: Words): Explanation {
  switch (asked.kind) {
    case 'term':
      return explainTerm(lang, asked.term);
    case 'virtue': {
      const { virtue, aspect } = asked;
      return aspect === null
        ? { name: words.virtue(virtue), text: words.virtueMeans, rule: CONFLICT }
        : { name: words.aspect(aspect, virtue), text: words.aspectMeans(aspect, virtue), rule: CONFLICT };
    }
    case 'sign': {
      const { timing, initiative } = asked.sign;
      const when = explainTerm(lang, timing);
      if (initiative === undefined) return when;
      const turn = explainTerm(lang, 'initiative');
      return { ...when, name: words.initiative(when.name, initiative), text: `${when.text} ${turn.text}` };
    }
    case 'trait':
      return { ...explainTerm(lang, 'trait'), name: words.trait(traitWords(lang, asked.trait)) };
    case 'rarity':
      return { ...explainTerm(lang, 'rarity'), name: words.rarity(rarityName(lang, asked.rarity)) };
    case 'copies':
      return { name: words.copiesName, text: words.copiesMean(asked.copies), rule: RARITIES };
  }
}
