// Rules text of an ability in either language, generated from its data.

import type { Ability, Effect } from '../ability.ts';
import type { CardId } from '../card.ts';
import type { Catalogue } from '../catalogue.ts';
import { inEnglish } from './english.ts';
import type { Lang } from './lang.ts';
import { inRussian } from './russian.ts';
import { told as toldInEnglish } from './englishVerb.ts';
import { deedOf } from './meaning.ts';
import { told as toldInRussian } from './russianVerb.ts';
import { clause, type TextPart } from './textPart.ts';

/** Returns the text of an ability as full sentences; `catalogue` names the cards that it mentions. */
export function describeAbility(lang: Lang, ability: Ability, catalogue: Catalogue): readonly TextPart[] {
  const nameOf = (id: CardId): string => catalogue.get(id)?.name[lang] ?? id;
  return lang === 'ru' ? inRussian(ability, nameOf) : inEnglish(ability, nameOf);
}

/** Returns what an effect does to a card, as the rest of a sentence whose subject is that card. */
export const describeEffect = (lang: Lang, effect: Effect): readonly TextPart[] =>
  clause(lang === 'ru' ? toldInRussian(deedOf(effect), 'f') : toldInEnglish(deedOf(effect), 'one'));
