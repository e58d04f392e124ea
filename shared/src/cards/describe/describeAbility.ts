// Rules text of an ability in either language, generated from its data.

import type { Ability } from '../ability.ts';
import type { CardId } from '../card.ts';
import type { Catalogue } from '../catalogue.ts';
import { inEnglish } from './english.ts';
import type { Lang } from './lang.ts';
import { inRussian } from './russian.ts';
import type { TextPart } from './textPart.ts';

/** Takes an ability and the catalogue that names the cards it speaks of; returns full sentences. */
export function describeAbility(lang: Lang, ability: Ability, catalogue: Catalogue): readonly TextPart[] {
  const nameOf = (id: CardId): string => catalogue.get(id)?.name[lang] ?? id;
  return lang === 'ru' ? inRussian(ability, nameOf) : inEnglish(ability, nameOf);
}
