// Deal: two decks dealt alike. Both seats draw from one distribution, in which every card of the catalogue can come.

import { type Card, type CardId, type Catalogue, RARITIES, type Rarity } from '@dunmer/shared/cards';
import { type BySeat, bySeat, SEATS } from '@dunmer/shared/rules';
import { type Chance, pick } from '../../bot/index.ts';

// The sizes of a start deck (rule 7).
const SIZES = [8, 9, 10] as const;

/** How often a rarity is drawn: of nine cards three are standard, and so on. */
const WEIGHTS: Readonly<Record<Rarity, number>> = { standard: 3, uncommon: 3, rare: 2, unique: 1 };

/**
 * Draws a card that is not in the deck yet: first its rarity by weight, then any card of it; null where none is left.
 */
function drawCard(catalogue: Catalogue, deck: readonly CardId[], chance: Chance): CardId | null {
  const left = [...catalogue.values()].filter(({ id }) => !deck.includes(id));
  const piles = RARITIES.flatMap((rarity): readonly (readonly Card[])[] => {
    const pile = left.filter((card) => card.rarity === rarity);
    return pile.length === 0 ? [] : Array.from({ length: WEIGHTS[rarity] }, () => pile);
  });
  return piles.length === 0 ? null : pick(chance, pick(chance, piles)).id;
}

function drawDeck(catalogue: Catalogue, size: number, chance: Chance): readonly CardId[] {
  const deck: CardId[] = [];
  while (deck.length < size) {
    const drawn = drawCard(catalogue, deck, chance);
    if (drawn === null) break;
    deck.push(drawn);
  }
  return deck;
}

/** Rule 7: no more copies of a unique than there are in the whole event. */
const areEnough = (catalogue: Catalogue, decks: BySeat<readonly CardId[]>): boolean =>
  [...catalogue.values()].every(
    ({ id, copies = SEATS.length }) => SEATS.filter((seat) => decks[seat].includes(id)).length <= copies,
  );

/**
 * Deals two decks of the same size, with no two equal cards in a deck; deals again where a unique would have too many
 * copies.
 */
export function dealPair(catalogue: Catalogue, chance: Chance): BySeat<readonly CardId[]> {
  const size = pick(chance, SIZES);
  for (;;) {
    const decks = bySeat(() => drawDeck(catalogue, size, chance));
    if (areEnough(catalogue, decks)) return decks;
  }
}
