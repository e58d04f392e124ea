// CardWords: a card by its words, and those of one that was asked for.

import {
  type Aspect,
  aspectName,
  ASPECTS,
  type Card,
  type Catalogue,
  describeAbility,
  type Lang,
  plainText,
  type Rarity,
  rarityName,
  type Term,
  type TextPart,
  traitName,
  type Virtue,
  virtueName,
} from '@dunmer/shared/cards';
import type { AbilitySign } from './tileFace.ts';

/** What somebody may ask about a card or a text: any icon, and any word that is not plain. */
export type Asked =
  | { readonly kind: 'term'; readonly term: Term }
  /** In a text a virtue is of no aspect. */
  | { readonly kind: 'virtue'; readonly virtue: Virtue; readonly aspect: Aspect | null }
  | { readonly kind: 'sign'; readonly sign: AbilitySign }
  | { readonly kind: 'trait'; readonly trait: string }
  | { readonly kind: 'rarity'; readonly rarity: Rarity }
  | { readonly kind: 'copies'; readonly copies: number };

export type Explainable = Exclude<TextPart, { readonly kind: 'text' }>;

export function askedOf(part: Explainable): Asked {
  switch (part.kind) {
    case 'term':
      return { kind: 'term', term: part.term };
    case 'virtue':
      return { kind: 'virtue', virtue: part.virtue, aspect: null };
    case 'keyword': {
      const { timing, initiative } = part;
      return { kind: 'sign', sign: initiative === null ? { timing } : { timing, initiative } };
    }
  }
}

/** Everything that a card in full says, from its data, in one language. */
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

/** A card by ear, where it is chosen among others: its name, its icons, and what its abilities do. */
export const cardHeard = (card: Card, lang: Lang, catalogue: Catalogue): string =>
  [
    card.name[lang],
    ...ASPECTS.flatMap((aspect) => {
      const virtues = (card[aspect] ?? []).map((virtue) => virtueName(lang, virtue));
      return virtues.length === 0 ? [] : [`${aspectName(lang, aspect)}: ${virtues.join(', ')}`];
    }),
    ...(card.abilities ?? []).map((ability) => plainText(describeAbility(lang, ability, catalogue))),
  ].join('; ');
