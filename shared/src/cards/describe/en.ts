// English words of the cards.

import type { Rarity } from '../card.ts';
import type { Aspect, Virtue } from '../virtue.ts';
import type { Term } from './textPart.ts';

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
  ['mage', noun('mage')],
  ['god', noun('god')],
  ['spirit', noun('spirit')],
  ['undead', noun('revenant')],
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

export const TERM: Readonly<Record<Term, string>> = {
  virtues:
    'Virtues are what a card is strong in. A card without virtues is defeated by any card that it has no protection from.',
  superiority: 'A card defeats the one it faces if it overcomes every virtue of that card.',
  protection:
    'A card cannot be defeated in a conflict if it is protected from every virtue of the other. Protection does not stop abilities.',
  initiative:
    'Abilities work in order: the smaller the number, the sooner. Where both sides have the same, a coin decides.',
  reveal: 'Works once, right after the cards are revealed.',
  static: 'Works all the time while the card is on the field, face up.',
  summon: 'Before the second and the third round, before cards move up. Nobody has to summon.',
  silence: 'The abilities of the card do not work. What it has already done stays.',
  swap: 'The card changes places with the card in the other row of its column, or moves there if the cell is free.',
  match: 'It stays even when the card that did it leaves the field.',
};
