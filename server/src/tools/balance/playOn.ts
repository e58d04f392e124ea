// PlayOn: an event played on: fifty traders with start decks play each other, and every price of victory moves a card
// for good.

import type { CardId } from '@dunmer/shared/cards';
import { present } from '@dunmer/shared/lib';
import { type BySeat, bySeat, CELLS, type DeckCard, otherSeat, type Seat, SEATS } from '@dunmer/shared/rules';
import { type Chance, dealDeck } from '../../bot/index.ts';
import { type Observed, observe } from './observed.ts';
import type { Arena } from './arena.ts';
import { chanceFor } from './seeds.ts';
import { type Duels, NO_TALLY, type Tally } from './tally.ts';

const TRADERS = 50;
const COUNT_EVERY = 100;

type Decks = readonly (readonly CardId[])[];

const isShort = (deck: readonly unknown[]): boolean => deck.length < CELLS.length;

/** Draws two different traders. */
function pairOf(chance: Chance): BySeat<number> {
  const a = chance.below(TRADERS);
  return { a, b: (a + 1 + chance.below(TRADERS - 1)) % TRADERS };
}

/** Returns the decks after the loser has taken one of the winner's cards. */
function afterPrice(decks: Decks, pair: BySeat<number>, { winner, price }: Observed): Decks {
  if (winner === null || price === null) return decks;
  const [from, to] = [pair[winner], pair[otherSeat(winner)]];
  return decks.map((deck, trader) => {
    if (trader === to) return [...deck, price.card];
    return trader === from ? deck.toSpliced(deck.indexOf(price.card), 1) : deck;
  });
}

/** The sizes of a deck that is short. */
const SHORT_SIZES = CELLS;

/** The duel of a short side against a full one; none where the match was not one. */
function shortDuel(decks: BySeat<readonly DeckCard[]>, winner: Seat | null): readonly Duels[] {
  const shorts = SEATS.filter((seat) => isShort(decks[seat]));
  const [seat] = shorts;
  if (shorts.length !== 1 || seat === undefined || winner === null) return [];
  return SHORT_SIZES.map((size) =>
    size === decks[seat].length ? { decided: 1, won: Number(winner === seat) } : { decided: 0, won: 0 },
  );
}

/** Plays the nth event of a run for this many matches. */
export function playOn(
  { catalogue, play }: Arena,
  seed: number,
  nth: number,
  matches: number,
): readonly Tally[] {
  const chance = chanceFor(seed, `event ${nth}`);
  let decks: Decks = Array.from({ length: TRADERS }, () => dealDeck(catalogue, chance));
  const shortAt: number[] = [];
  const tallies: Tally[] = [];
  for (let played = 0; played < matches; played++) {
    if (played % COUNT_EVERY === 0) shortAt.push(decks.filter(isShort).length);
    const pair = pairOf(chance);
    const seated = bySeat((seat) =>
      present(decks[pair[seat]], 'a trader has a deck').map((card, i) => ({ copy: `${seat}.${i}`, card })),
    );
    const observed = observe(play(seated, chance));
    tallies.push({ ...NO_TALLY, eventMatches: 1, shortSides: shortDuel(seated, observed.winner) });
    decks = afterPrice(decks, pair, observed);
  }
  shortAt.push(decks.filter(isShort).length);
  return [...tallies, { ...NO_TALLY, events: 1, shortTraders: shortAt }];
}
