// Figures: what a run tells beside its cards, each with its goal where it has one.

import { RARITIES } from '@dunmer/shared/cards';
import { percent } from './numbers.ts';
import { type Report, shareOf } from './report.ts';
import type { Tally } from './tally.ts';

export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly goal?: string;
  readonly isMet?: boolean;
}

const perMatch = (count: number, { matches }: Tally): string => shareOf(count, matches).toFixed(2);

const rises = ({ rarities }: Report): boolean =>
  RARITIES.every((rarity, i) => {
    const next = RARITIES[i + 1];
    return next === undefined || rarities[rarity].mean < rarities[next].mean;
  });

/** With fewer matches the share of each seat says too little. */
const MANY = 20_000;

const seatFigure = ({ matches, seatA }: Report): Figure => {
  const figure = { name: 'decided matches won by a', value: percent(seatA) };
  if (matches < MANY) return figure;
  return { ...figure, goal: '50 ± 1 %', isMet: Math.abs(seatA - 0.5) <= 0.01 };
};

/** The figures of a run. */
export function figuresOf(report: Report, tally: Tally): readonly Figure[] {
  const { draws, short } = report;
  const means = RARITIES.map((rarity) => `${rarity} ${percent(report.rarities[rarity].mean)}`);
  const shortTraders = tally.shortTraders.map((sum) => shareOf(sum, tally.events).toFixed(1));
  const bySize = tally.shortSides.map(
    ({ decided, won }) => `${percent(shareOf(won, decided))} of ${decided}`,
  );
  return [
    { name: 'draws', value: percent(draws), goal: 'at most 20 %', isMet: draws <= 0.2 },
    seatFigure(report),
    { name: 'means', value: means.join(', '), goal: 'rising', isMet: rises(report) },
    { name: 'conflicts by round', value: tally.conflicts.map((sum) => perMatch(sum, tally)).join(', ') },
    { name: 'cards that fall in a match', value: perMatch(tally.fallen, tally) },
    { name: 'choices asked in a match', value: perMatch(tally.choices, tally) },
    {
      name: 'short traders of 50, at the start and after each 100 matches',
      value: shortTraders.join(', '),
      goal: 'some',
      isMet: (tally.shortTraders.at(-1) ?? 0) > 0,
    },
    {
      name: 'won by a short side against a full one',
      value: `${percent(short.won)} of ${short.decided}`,
      goal: 'at least 25 %',
      isMet: short.won >= 0.25,
    },
    { name: 'the same, by its cards from none to five', value: bySize.join(', ') },
  ];
}
