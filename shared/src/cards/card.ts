// Card: the definition of a card as organisers write it (CARDS.md).

import type { Ability } from './ability.ts';
import type { Rarity } from './rarity.ts';
import type { Virtue } from './virtue.ts';

/** Identifies a definition within a catalogue: lower-case letters and digits joined by single hyphens. */
export type CardId = string;

export interface Words {
  readonly ru: string;
  readonly en: string;
}

export interface Card {
  readonly id: CardId;
  readonly name: Words;
  readonly short?: Words;
  readonly rarity: Rarity;
  readonly copies?: number;
  readonly traits: readonly string[];
  readonly virtues: readonly Virtue[];
  readonly superiority: readonly Virtue[];
  readonly protection?: readonly Virtue[];
  readonly abilities?: readonly Ability[];
  readonly text?: Words;
  readonly flavour?: Words;
  readonly art?: string;
}
