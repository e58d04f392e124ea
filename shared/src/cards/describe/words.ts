// Single words of the cards, for headings, icons and buttons.

import { unbroken } from '../../lib/index.ts';
import type { Rarity } from '../rarity.ts';
import type { Card } from '../card.ts';
import type { Aspect, Virtue } from '../virtue.ts';
import * as en from './en.ts';
import type { Lang } from './lang.ts';
import * as ru from './ru.ts';
import type { Term } from './textPart.ts';
import { termsEn } from './termsEn.ts';
import { termsRu } from './termsRu.ts';
import { ruleOf, type Explanation } from './termRule.ts';

/** A virtue's name: «сила», `strength`. */
export const virtueName = (lang: Lang, virtue: Virtue): string =>
  lang === 'ru' ? ru.VIRTUE[virtue].nominative : en.VIRTUE[virtue];

/** A rarity as said of a card: «редкая», `rare`. */
export const rarityName = (lang: Lang, rarity: Rarity): string =>
  lang === 'ru' ? ru.RARITY[rarity].f : en.RARITY[rarity];

/** A trait's name, or the trait itself where no word is known for it. */
export const traitName = (lang: Lang, trait: string): string =>
  (lang === 'ru' ? ru : en).TRAITS.get(trait)?.one ?? trait;

/** What an aspect of a card is called: «превосходство», `superiority`. */
export const aspectName = (lang: Lang, aspect: Aspect): string =>
  lang === 'ru' ? ru.ASPECT[aspect] : en.ASPECT[aspect];

/** What a term is called, one or two sentences that explain it at a tap, and the rule behind them. */
export const explainTerm = (lang: Lang, term: Term): Explanation => {
  const { name, text } = (lang === 'ru' ? termsRu : termsEn)[term];
  return { name, text: unbroken(text), rule: ruleOf[term] };
};

/** The name that fits on a small tile. */
export const shortName = (lang: Lang, card: Card): string => (card.short ?? card.name)[lang];
