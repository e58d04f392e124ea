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

/** Returns a virtue's name: «сила», `strength`. */
export const virtueName = (lang: Lang, virtue: Virtue): string =>
  lang === 'ru' ? ru.VIRTUE[virtue].nominative : en.VIRTUE[virtue];

/** Returns a rarity as an adjective for a card: «редкая», `rare`. */
export const rarityName = (lang: Lang, rarity: Rarity): string =>
  lang === 'ru' ? ru.RARITY[rarity].f : en.RARITY[rarity];

/** Returns a trait's name, or the trait itself if there is no word for it. */
export const traitName = (lang: Lang, trait: string): string =>
  (lang === 'ru' ? ru : en).TRAITS.get(trait)?.one ?? trait;

/** Returns the name of a card's aspect: «превосходство», `superiority`. */
export const aspectName = (lang: Lang, aspect: Aspect): string =>
  lang === 'ru' ? ru.ASPECT[aspect] : en.ASPECT[aspect];

/** Returns a term's name, one or two sentences that explain it at a tap, and the rule behind them. */
export const explainTerm = (lang: Lang, term: Term): Explanation => {
  const { name, text } = (lang === 'ru' ? termsRu : termsEn)[term];
  return { name, text: unbroken(text), rule: ruleOf[term] };
};

/** Returns the name that fits on a small tile. */
export const shortName = (lang: Lang, card: Card): string => (card.short ?? card.name)[lang];
