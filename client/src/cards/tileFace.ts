// TileFace: what a tile shows of a card. Made from its definition; on the field the current values replace the
// printed ones.

import {
  shortName,
  type Ability,
  type Card,
  type Lang,
  type Rarity,
  type Virtue,
} from '@dunmer/shared/cards';

export interface AbilitySign {
  readonly timing: Ability['timing'];
  /** Missing for static abilities. */
  readonly initiative?: number;
}

export interface Picture {
  /** The key of the drawing: a card's `art`, or else its id. */
  readonly art: string;
  /** For composing a picture when nothing was drawn. */
  readonly traits: readonly string[];
  readonly virtues: readonly Virtue[];
  readonly rarity: Rarity;
}

export interface TileFace {
  readonly name: string;
  readonly rarity: Rarity;
  readonly virtues: readonly Virtue[];
  readonly superiority: readonly Virtue[];
  readonly protection: readonly Virtue[];
  readonly signs: readonly AbilitySign[];
  readonly picture: Picture;
}

const sign = (ability: Ability): AbilitySign =>
  ability.timing === 'static'
    ? { timing: ability.timing }
    : { timing: ability.timing, initiative: ability.initiative };

export const pictureOf = (card: Card): Picture => ({
  art: card.art ?? card.id,
  traits: card.traits,
  virtues: card.virtues,
  rarity: card.rarity,
});

export const tileFace = (card: Card, lang: Lang): TileFace => ({
  name: shortName(lang, card),
  rarity: card.rarity,
  virtues: card.virtues,
  superiority: card.superiority,
  protection: card.protection ?? [],
  signs: (card.abilities ?? []).map(sign),
  picture: pictureOf(card),
});
