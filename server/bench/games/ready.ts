// Ready: matches between the ready decks that come with the game, by seed.

import type { CardId, Catalogue } from '@dunmer/shared/cards';
import { present } from '@dunmer/shared/lib';
import { type BySeat, bySeat, decide, type DeckCard } from '@dunmer/shared/rules';
import { READY_CARDS, readEdition } from '../../src/catalogue/index.ts';
import { cardsOf } from '../../test/support/index.ts';
import { diceOf } from './dice.ts';
import { type Plan, planOf } from './plan.ts';

const edition = readEdition(READY_CARDS);

/** The ready cards. */
export const readyCards: Catalogue = edition.catalogue;

/** The rules with the ready cards. */
export const readyRules = decide(readyCards);

/** Two ready decks, some of them short, and the plan of their match. */
export interface ReadyMatch {
  readonly plan: Plan;
  /** Ids of ready decks. */
  readonly decks: BySeat<string>;
}

/** Pairs of traders keep their decks; after this many pairs the decks repeat. */
export const PAIRS_OF_DECKS = 128;

/**
 * There are fewer copies of a unique than pairs of phones, so other cards stand in for uniques, for every contender.
 */
const cardsById = new Map(edition.decks.map(({ id }) => [id, cardsOf(id)]));
const cardsIn = (deck: string): readonly CardId[] => present(cardsById.get(deck), 'a ready deck');

/** Returns the decks of a pair of traders, by its number. */
export function decksOf(pair: number): BySeat<string> {
  const dice = diceOf(pair % PAIRS_OF_DECKS);
  return bySeat(() => present(edition.decks[dice.below(edition.decks.length)], 'a ready deck').id);
}

/** Returns the seed of the nth match of a pair of traders, which no other match has. */
export const seedOf = (pair: number, nth: number): number => (pair % PAIRS_OF_DECKS) + nth * PAIRS_OF_DECKS;

/** Makes the match of a seed. */
export function readyMatch(seed: number): ReadyMatch {
  const decks = decksOf(seed);
  return {
    plan: planOf(
      seed,
      bySeat((seat) => cardsIn(decks[seat]).length),
    ),
    decks,
  };
}

/** Returns the copies of two ready decks, named by seat and position. */
export const copiesOf = (decks: BySeat<string>): BySeat<readonly DeckCard[]> =>
  bySeat((seat) => cardsIn(decks[seat]).map((card, i) => ({ copy: `${seat}${i}`, card })));
