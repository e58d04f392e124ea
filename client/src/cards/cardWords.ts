// CardWords: the words of a card, and of the term that was asked about.

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

/** What a reader may ask about on a card or in a text: any icon, and any word that needs explaining. */
export type Asked =
  | { readonly kind: 'term'; readonly term: Term }
  /** `aspect` is null for a virtue in a text. */
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
  /** Its rarity and tags, each with the question that explains it. */
  readonly kinds: readonly { readonly text: string; readonly asked: Asked }[];
  /** For a unique card: how many copies there are. */
  readonly copies: number | undefined;
  /** One text for each ability, in the order of `face.signs`. */
  readonly abilities: readonly (readonly TextPart[])[];
  readonly flavour?: string | undefined;
  /** Returns the name of an icon in its place: "protection: cunning". */
  readonly icon: (aspect: Aspect, virtue: Virtue) => string;
}

/** Returns the words of a trait; one that an organiser has made up is quoted as they wrote it. */
export const traitWords = (lang: Lang, trait: string): string => {
  // A known trait has at least a Russian name that differs from its id, which is Latin.
  if (traitName('ru', trait) !== trait) return traitName(lang, trait);
  const words = trait.replaceAll('-', ' ');
  return lang === 'ru' ? `«${words}»` : `“${words}”`;
};

// `creature` is a term of the rules, not just a tag.
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

/** Returns the label of a card for screen readers, for choosing it among others: name, icons, and abilities. */
export const cardHeard = (card: Card, lang: Lang, catalogue: Catalogue): string =>
  [
    card.name[lang],
    ...ASPECTS.flatMap((aspect) => {
      const virtues = (card[aspect] ?? []).map((virtue) => virtueName(lang, virtue));
      return virtues.length === 0 ? [] : [`${aspectName(lang, aspect)}: ${virtues.join(', ')}`];
    }),
    ...(card.abilities ?? []).map((ability) => plainText(describeAbility(lang, ability, catalogue))),
  ].join('; ');
