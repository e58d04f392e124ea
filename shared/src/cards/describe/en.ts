// English words of the cards.

import type { Rarity } from '../rarity.ts';
import type { Aspect, Virtue } from '../virtue.ts';

export interface Noun {
  readonly one: string;
  readonly many: string;
}

const noun = (one: string, many = `${one}s`): Noun => ({ one, many });

export const CARD = noun('card');
export const CREATURE = noun('creature');

/** Traits that text can use as nouns; any other is quoted. */
export const TRAITS: ReadonlyMap<string, Noun> = new Map([
  ['creature', CREATURE],
  ['person', noun('mortal')],
  ['soldier', noun('soldier')],
  ['mercenary', noun('mercenary', 'mercenaries')],
  ['thief', noun('thief', 'thieves')],
  ['official', noun('official')],
  ['ruler', noun('ruler')],
  ['merchant', noun('merchant')],
  ['priest', noun('priest')],
  ['mage', noun('mage')],
  ['god', noun('god')],
  ['spirit', noun('spirit')],
  ['undead', noun('undead', 'undead')],
  ['beast', noun('beast')],
]);

export const RARITY: Readonly<Record<Rarity, string>> = {
  standard: 'standard',
  uncommon: 'uncommon',
  rare: 'rare',
  unique: 'unique',
};

export const VIRTUE: Readonly<Record<Virtue, string>> = {
  strength: 'strength',
  cunning: 'cunning',
  wealth: 'wealth',
  power: 'power',
  wisdom: 'wisdom',
};

export const ASPECT: Readonly<Record<Aspect, string>> = {
  virtues: 'virtues',
  superiority: 'superiority',
  protection: 'protection',
};
