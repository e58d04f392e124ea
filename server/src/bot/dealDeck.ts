// DealDeck: deals a start deck (rule 7): one of each standard card, a few uncommon ones, at most one rare, never a
// unique.

import type { Card, CardId, Catalogue, Rarity } from '@dunmer/shared/cards';
import { type Chance, shuffled } from './chance.ts';

const OTHERS = { least: 1, most: 3 } as const;

const ofRarity = (catalogue: Catalogue, rarity: Rarity): readonly Card[] =>
  [...catalogue.values()].filter((card) => card.rarity === rarity);

const idsOf = (cards: readonly Card[]): readonly CardId[] => cards.map((card) => card.id);

/** Deals a start deck: the standard cards and one to three different others, one of which is rare half the time. */
export function dealDeck(catalogue: Catalogue, chance: Chance): readonly CardId[] {
  const others = OTHERS.least + chance.below(OTHERS.most - OTHERS.least + 1);
  const rare = shuffled(chance, ofRarity(catalogue, 'rare')).slice(0, chance.below(2));
  const uncommon = shuffled(chance, ofRarity(catalogue, 'uncommon')).slice(0, others - rare.length);
  return idsOf([...ofRarity(catalogue, 'standard'), ...uncommon, ...rare]);
}
