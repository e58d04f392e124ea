// cardWords: everything that a card in full says, from its data, in one language.

import {
  aspectName,
  describeAbility,
  rarityName,
  traitName,
  virtueName,
  type Aspect,
  type Card,
  type Catalogue,
  type Lang,
  type TextPart,
  type Virtue,
} from '@dunmer/shared/cards';

export interface CardFullWords {
  /** The card's whole name. */
  readonly name: string;
  /** Its rarity, and what else it is. */
  readonly kind: string;
  /** One for each ability, in the order of `face.signs`. */
  readonly abilities: readonly (readonly TextPart[])[];
  readonly flavour?: string | undefined;
  /** What an icon is called in its place: "protection: cunning". */
  readonly icon: (aspect: Aspect, virtue: Virtue) => string;
}

export const cardWords = (card: Card, lang: Lang, catalogue: Catalogue): CardFullWords => ({
  name: card.name[lang],
  kind: [rarityName(lang, card.rarity), ...card.traits.map((trait) => traitName(lang, trait))].join(' · '),
  abilities: (card.abilities ?? []).map((ability) => describeAbility(lang, ability, catalogue)),
  flavour: card.flavour?.[lang],
  icon: (aspect, virtue) => `${aspectName(lang, aspect)}: ${virtueName(lang, virtue)}`,
});
