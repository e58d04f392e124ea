// Ready: matches between the ready decks that come with the game, by seed.

import type { Catalogue } from '@dunmer/shared/cards';
import { present } from '@dunmer/shared/lib';
import { type BySeat, bySeat, decide, type DeckCard } from '@dunmer/shared/rules';
import { READY_CARDS, readEdition } from '../../src/catalogue/index.ts';
import { diceOf } from './dice.ts';
import { type Plan, planOf } from './plan.ts';

const edition = readEdition(READY_CARDS);

/** The ready cards. */
export const readyCards: Catalogue = edition.catalogue;

/** The rules with the ready cards. */
export const readyRules = decide(readyCards);

/** Two ready decks, short ones among them, and what is done with them. */
export interface ReadyMatch {
  readonly plan: Plan;
  /** Ids of ready decks. */
  readonly decks: BySeat<string>;
}

/** The match of a seed. */
export function readyMatch(seed: number): ReadyMatch {
  const dice = diceOf(seed);
  const drawn = bySeat(() => present(edition.decks[dice.below(edition.decks.length)], 'a ready deck'));
  const sizes = bySeat((seat) => drawn[seat].cards.length);
  return { plan: planOf(seed, sizes), decks: bySeat((seat) => drawn[seat].id) };
}

/** The copies of two ready decks, named by seat and position. */
export const copiesOf = (decks: BySeat<string>): BySeat<readonly DeckCard[]> =>
  bySeat((seat) => {
    const { cards } = present(
      edition.decks.find((deck) => deck.id === decks[seat]),
      'a ready deck',
    );
    return cards.map((card, i) => ({ copy: `${seat}${i}`, card }));
  });
