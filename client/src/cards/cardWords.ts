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
import type { Asked } from './asked.ts';

export interface CardFullWords {
  /** The card's whole name. */
  readonly name: string;
  /** Its rarity, and what else it is, each ready to be asked. */
  readonly kinds: readonly { readonly text: string; readonly asked: Asked }[];
  /** Of a unique card: how many there are. */
  readonly copies: number | undefined;
  /** One for each ability, in the order of `face.signs`. */
  readonly abilities: readonly (readonly TextPart[])[];
  readonly flavour?: string | undefined;
  /** What an icon is called in its place: "protection: cunning". */
  readonly icon: (aspect: Aspect, virtue: Virtue) => string;
}

/** A trait in words; one that an organiser made up is quoted as they wrote it. */
export const traitWords = (lang: Lang, trait: string): string => {
  // A known one is called otherwise in Russian at least: ids are Latin.
  if (traitName('ru', trait) !== trait) return traitName(lang, trait);
  const words = trait.replaceAll('-', ' ');
  return lang === 'ru' ? `«${words}»` : `“${words}”`;
};

// Whoever can be summoned is more than a tag.
const askedTrait = (trait: string): Asked =>
  trait === 'creature' ? { kind: 'term', term: 'creature' } : { kind: 'trait', trait };

export const cardWords = (card: Card, lang: Lang, catalogue: Catalogue): CardFullWords => ({
  name: card.name[lang],
  kinds: [
    { text: rarityName(lang, card.rarity), asked: { kind: 'rarity', rarity: card.rarity } },
    ...card.traits.map((trait) => ({ text: traitWords(lang, trait), asked: askedTrait(trait) })),
  ],
  copies: card.copies,
  abilities: (card.abilities ?? []).map((ability) => describeAbility(lang, ability, catalogue)),
  flavour: card.flavour?.[lang],
  icon: (aspect, virtue) => `${aspectName(lang, aspect)}: ${virtueName(lang, virtue)}`,
});
