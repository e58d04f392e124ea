// Random cards: drawn once from everything that the card format can express, then dealt over and over.

import type * as fc from 'fast-check';
import { present } from '@dunmer/shared/lib';
import type { Card, CardId, Catalogue } from '@dunmer/shared/cards';
import { type BySeat, bySeat, type DeckCard } from '@dunmer/shared/rules';
import { arbAbility, arbCard, casesOf, type Vocabulary } from '@dunmer/shared/testing';
import type { Dice } from './dice.ts';

const SEED = 20_261_121;
const POOL = 240;

const vocabulary: Vocabulary = {
  ids: Array.from({ length: POOL }, (_, i) => `card-${i}`),
  traits: ['creature', 'person', 'undead', 'lost-in-ash'],
};

const sample = <T>(arbitrary: fc.Arbitrary<T>, salt: number): T =>
  present(casesOf(arbitrary, 1, SEED + salt)[0], 'one is drawn');

const catalogueOf = (make: (id: CardId, nth: number) => Card): Catalogue =>
  new Map(vocabulary.ids.map((id, nth) => [id, make(id, nth)]));

const drawn = (id: CardId, nth: number): Card => sample(arbCard(id, vocabulary), nth);

/** Returns cards with the abilities that were drawn: none, one or two. */
export const anyCards = (): Catalogue => catalogueOf(drawn);

/** Returns cards without abilities. */
export const plainCards = (): Catalogue => catalogueOf((id, nth) => ({ ...drawn(id, nth), abilities: [] }));

/** Returns cards with one ability each. */
export const ableCards = (): Catalogue =>
  catalogueOf((id, nth) => ({ ...drawn(id, nth), abilities: [sample(arbAbility(vocabulary), POOL + nth)] }));

/** Deals two decks of `size` copies each. */
export function dealFrom(catalogue: Catalogue, dice: Dice, size: number): BySeat<readonly DeckCard[]> {
  const ids = [...catalogue.keys()];
  return bySeat((seat) =>
    Array.from({ length: size }, (_, i) => ({
      copy: `${seat}${i}`,
      card: present(ids[dice.below(ids.length)], 'a card'),
    })),
  );
}
