// A card in words: one line for each of its qualities and abilities.

import { never } from '../../lib/index.ts';
import type { Card } from '../card.ts';
import type { Catalogue } from '../catalogue.ts';
import { describeAbility } from './describeAbility.ts';
import { englishLines } from './englishLines.ts';
import type { Lang } from './lang.ts';
import type { LineWords } from './lineWords.ts';
import { russianLines } from './russianLines.ts';
import type { TextPart } from './textPart.ts';

export interface CardLine {
  readonly kind: 'rarity' | 'virtues' | 'superiority' | 'protection' | 'ability';
  readonly parts: readonly TextPart[];
}

/** Takes a card and the catalogue that names the cards it speaks of; returns its lines from top to bottom. */
export function describeCard(lang: Lang, card: Card, catalogue: Catalogue): readonly CardLine[] {
  const words = lineWords(lang);
  const shielded = (card.protection ?? []).length > 0;
  return [
    { kind: 'rarity', parts: words.rarity(card) },
    { kind: 'virtues', parts: words.virtues(card) },
    { kind: 'superiority', parts: words.superiority(card) },
    ...(shielded ? [{ kind: 'protection', parts: words.protection(card) } as const] : []),
    ...(card.abilities ?? []).map(
      (each) => ({ kind: 'ability', parts: describeAbility(lang, each, catalogue) }) as const,
    ),
  ];
}

function lineWords(lang: Lang): LineWords {
  switch (lang) {
    case 'ru':
      return russianLines;
    case 'en':
      return englishLines;
    default:
      return never(lang);
  }
}
