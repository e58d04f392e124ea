// The ready cards, and a few that test the limits of the layout.

import type { Card, Catalogue } from '@dunmer/shared/cards';
import { parseCatalogue } from '@dunmer/shared/cards/schema';
import ready from '@dunmer/shared/cards/data/cards.json';
import { tileFace, type TileFace } from '../cards/index.ts';

const parsed = parseCatalogue('cards.json', ready);

export const catalogue: Catalogue = parsed.ok ? parsed.value : new Map();

export const cards: readonly Card[] = [...catalogue.values()];

export const faces: readonly TileFace[] = cards.map((card) => tileFace(card, 'ru'));

export const crowded: TileFace = {
  name: 'Первосвященник',
  rarity: 'unique',
  virtues: ['strength', 'cunning', 'wealth', 'power', 'wisdom'],
  superiority: ['strength', 'cunning', 'wealth', 'power', 'wisdom'],
  protection: ['strength', 'cunning', 'wealth', 'power', 'wisdom'],
  signs: [{ timing: 'reveal', initiative: 99 }, { timing: 'summon', initiative: 12 }, { timing: 'static' }],
  picture: { art: 'nobody', traits: ['person'], virtues: ['power', 'wisdom'], rarity: 'unique' },
};

export const bare: TileFace = {
  name: 'Никс-гончая',
  rarity: 'standard',
  virtues: [],
  superiority: [],
  protection: [],
  signs: [],
  picture: { art: 'nix', traits: ['creature'], virtues: [], rarity: 'standard' },
};
