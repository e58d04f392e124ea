// Tally: what the matches of a run have shown, in whole numbers that can be added in any order.

import type { CardId } from '@dunmer/shared/cards';
import type { Observed } from './observed.ts';
import { addStands, NO_STANDS, type Stands } from './stands.ts';

/** How one card fared where its owner placed it and where it was summoned. */
export interface CardTally {
  readonly placed: Stands;
  readonly summoned: Stands;
}

const NO_CARD: CardTally = { placed: NO_STANDS, summoned: NO_STANDS };

/** Matches that a side won, out of those that were decided. */
export interface Duels {
  readonly decided: number;
  readonly won: number;
}

export interface Tally {
  readonly matches: number;
  readonly draws: number;
  readonly wonByA: number;
  readonly cards: ReadonlyMap<CardId, CardTally>;
  /** Conflicts by round. */
  readonly conflicts: readonly number[];
  readonly fallen: number;
  readonly choices: number;
  /** The number of events played on, and of the matches in them. */
  readonly events: number;
  readonly eventMatches: number;
  /** How many traders are short at the start, after 100 matches, after 200 and so on; summed over all events. */
  readonly shortTraders: readonly number[];
  /** Short sides against full ones, by how many cards the short side has. */
  readonly shortSides: readonly Duels[];
}

export const NO_TALLY: Tally = {
  matches: 0,
  draws: 0,
  wonByA: 0,
  cards: new Map(),
  conflicts: [],
  fallen: 0,
  choices: 0,
  events: 0,
  eventMatches: 0,
  shortTraders: [],
  shortSides: [],
};

const addEach = <T>(x: readonly T[], y: readonly T[], add: (one: T, other: T) => T): readonly T[] => {
  const [long, short] = x.length >= y.length ? [x, y] : [y, x];
  return long.map((item, i) => {
    const other = short[i];
    return other === undefined ? item : add(item, other);
  });
};

const addNumbers = (x: readonly number[], y: readonly number[]): readonly number[] =>
  addEach(x, y, (one, other) => one + other);

export const addDuels = (x: Duels, y: Duels): Duels => ({
  decided: x.decided + y.decided,
  won: x.won + y.won,
});

function addCards(x: Tally['cards'], y: Tally['cards']): Tally['cards'] {
  const sum = new Map(x);
  for (const [id, { placed, summoned }] of y) {
    const known = sum.get(id) ?? NO_CARD;
    sum.set(id, {
      placed: addStands(known.placed, placed),
      summoned: addStands(known.summoned, summoned),
    });
  }
  return sum;
}

/** Adds up two tallies. */
export const addTallies = (x: Tally, y: Tally): Tally => ({
  matches: x.matches + y.matches,
  draws: x.draws + y.draws,
  wonByA: x.wonByA + y.wonByA,
  cards: addCards(x.cards, y.cards),
  conflicts: addNumbers(x.conflicts, y.conflicts),
  fallen: x.fallen + y.fallen,
  choices: x.choices + y.choices,
  events: x.events + y.events,
  eventMatches: x.eventMatches + y.eventMatches,
  shortTraders: addNumbers(x.shortTraders, y.shortTraders),
  shortSides: addEach(x.shortSides, y.shortSides, addDuels),
});

/** Makes the tally of one match between decks dealt alike. */
export function tallyOf({ winner, appearances, length }: Observed): Tally {
  const cards = new Map<CardId, CardTally>();
  for (const { card, how, fate } of appearances) {
    const known = cards.get(card) ?? NO_CARD;
    cards.set(card, { ...known, [how]: addStands(known[how], fate) });
  }
  return {
    ...NO_TALLY,
    matches: 1,
    draws: Number(winner === null),
    wonByA: Number(winner === 'a'),
    cards,
    conflicts: length.conflicts,
    fallen: length.fallen,
    choices: length.choices,
  };
}
