// The goals of balance, checked with a small run: too few matches to judge a card to a point or two, but enough to
// notice one that is wrong.

import { expect, test } from 'vitest';
import { type Card, type CardId, type Catalogue, RARITIES, type Rarity, VIRTUES } from '@dunmer/shared/cards';
import { present } from '@dunmer/shared/lib';
import { SEATS } from '@dunmer/shared/rules';
import { READY_CARDS, readEdition } from '../../catalogue/index.ts';
import { arenaOf } from './arena.ts';
import { dealPair } from './deal.ts';
import { type Report, reportOf, shareOf } from './report.ts';
import { chanceFor } from './seeds.ts';
import { addTallies, type Tally } from './tally.ts';
import { doTask } from './task.ts';

const SEED = 1;
/** A card may lie 12 points from the others of its rarity; by chance alone this many deviations are added here. */
const OFF = 0.12;
const DEVIATIONS = 2;
const PLACED = 40;

const { catalogue } = readEdition(READY_CARDS);

function played(cards: Catalogue, matches: number, eventMatches: number): readonly [Report, Tally] {
  const arena = arenaOf(cards, 'middle');
  const tally = addTallies(
    doTask(arena, SEED, { kind: 'matches', from: 0, count: matches }),
    doTask(arena, SEED, { kind: 'event', nth: 0, count: eventMatches }),
  );
  return [reportOf(cards, tally), tally];
}

const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** The range for each rarity's mean, with room for what so few matches do. */
const MEANS: Readonly<Record<Rarity, readonly [number, number]>> = {
  standard: [0.39, 0.49],
  uncommon: [0.43, 0.53],
  rare: [0.46, 0.58],
  unique: [0.53, 0.7],
};

/** The rate of the other cards of its rarity together: a card moves the mean that it is itself a part of. */
function rateOfOthers({ cards }: Report, { id, rarity }: Report['cards'][number]): number {
  const others = cards.filter((other) => other.rarity === rarity && other.id !== id);
  const placed = others.reduce((sum, other) => sum + other.placed, 0);
  return others.reduce((sum, other) => sum + other.rate * (other.placed / placed), 0);
}

/** The cards that lie further from the others of their rarity than chance explains. */
const farCards = (report: Report): readonly CardId[] =>
  report.cards
    .filter((card) => {
      const mean = rateOfOthers(report, card);
      const chance = DEVIATIONS * Math.sqrt((mean * (1 - mean)) / card.placed);
      return card.placed >= PLACED && Math.abs(card.rate - mean) > OFF + chance;
    })
    .map(({ id }) => id);

/** Lists in words whatever misses its goal. */
function missed([report, tally]: readonly [Report, Tally]): readonly string[] {
  const { draws, seatA, short, rarities } = report;
  const shortTraders = shareOf(tally.shortTraders.at(-1) ?? 0, tally.events);
  const judged: readonly (readonly [string, number, number, number])[] = [
    ['draws', draws, 0.1, 0.24],
    ['won by a', seatA, 0.42, 0.58],
    ['won by short sides', short.won, 0.18, 0.45],
    ['short traders in the end', shortTraders, 1, 20],
    ...RARITIES.map((rarity) => [rarity, rarities[rarity].mean, ...MEANS[rarity]] as const),
  ];
  const words = judged
    .filter(([, value, least, most]) => !isWithin(value, least, most))
    .map(([name, value]) => `${name}: ${value.toFixed(3)}`);
  return [...words, ...farCards(report)];
}

test('the cards that come with it are balanced: draws, seats, rarities, single cards and short sides', () => {
  expect(missed(played(catalogue, 600, 600))).toEqual([]);
});

/** Returns the catalogue with one card changed. */
const changed = (id: CardId, change: Partial<Card>): Catalogue =>
  new Map([...catalogue, [id, { ...present(catalogue.get(id), 'there is this card'), ...change }]]);

test('a standard card that beats everything is noticed', () => {
  const strong = changed('ash-pilgrim', { superiority: VIRTUES, protection: VIRTUES });
  expect(missed(played(strong, 600, 0))).toContain('ash-pilgrim');
});

test('of nine cards dealt three are standard, three uncommon, two rare and one unique', () => {
  const dealt = Array.from({ length: 300 }, (_, nth) => dealPair(catalogue, chanceFor(SEED, `deal ${nth}`)));
  const cards = dealt.flatMap((decks) => SEATS.flatMap((seat) => decks[seat]));
  const shares = RARITIES.map((rarity) =>
    shareOf(cards.filter((id) => catalogue.get(id)?.rarity === rarity).length, cards.length),
  );
  for (const [i, ninths] of [3, 3, 2, 1].entries()) expect(shares[i]).toBeCloseTo(ninths / 9, 1);
});
