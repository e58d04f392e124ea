// The sizes of a demanded sixth, compared with a second implementation of rules 1.2 and 1.3.

import * as fc from 'fast-check';
import { assertProperty } from '../testing/index.ts';
import { expect, test } from 'vitest';
import { PLENTY, signedContract } from '../testing/agreed.ts';
import { type ByParty, type Facts, sixthChoices } from './index.ts';

const LEAST = [0, 1, 3];

/** The rule read the other way round: a rounding is a whole number that differs from S/6 by less than 1. */
const roundings = (sum: number): readonly number[] => {
  const near = (sum - (sum % 6)) / 6;
  return [near - 1, near, near + 1].filter((size) => size * 6 - sum < 6 && sum - size * 6 < 6);
};

function sizes(sum: number, least: number, purses: Facts['purses']): readonly number[] {
  const both = purses === null ? [] : [purses.one, purses.two];
  if (both.some((purse) => purse < least)) return [];
  const found: number[] = [];
  for (const rounding of roundings(sum)) {
    let size = rounding < least ? least : rounding;
    for (const purse of both) if (size > purse) size = purse;
    if (!found.includes(size)) found.push(size);
  }
  return found;
}

/** Purses with sums at and around every bound, with the smaller purse on either side. */
const pursesFor = (sum: number): readonly Facts['purses'][] => {
  const sixth = Math.floor(sum / 6);
  const smaller = new Set([0, 1, 2, 3, 4, sixth - 1, sixth, sixth + 1, sixth + 2].filter((n) => n >= 0));
  return [
    null,
    ...[...smaller].flatMap((n) => [
      { one: n, two: n },
      { one: n, two: n + 1 },
      { one: sum + n, two: n },
    ]),
  ];
};

test('the sizes of a sixth are those of rules 1.2 and 1.3 for every price up to 10,000', () => {
  const wrong: unknown[] = [];
  for (let sum = 1; sum <= 10_000; sum++)
    for (const least of LEAST)
      for (const purses of pursesFor(sum)) {
        const choices = sixthChoices(sum, least, purses);
        if (choices.join() !== sizes(sum, least, purses).join()) wrong.push({ sum, least, purses, choices });
      }
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('of 14 drakes a sixth is 2 or 3; of 12 there is nothing to choose (rule 1.2)', () => {
  expect(sixthChoices(14, 1, null)).toEqual([2, 3]);
  expect(sixthChoices(12, 1, null)).toEqual([2]);
});

test('a small sixth is the least prestige, which may be 0 (R11)', () => {
  expect(sixthChoices(3, 1, null)).toEqual([1]);
  expect(sixthChoices(14, 3, null)).toEqual([3]);
  expect(sixthChoices(3, 0, null)).toEqual([0, 1]);
});

test('a sixth is lowered to what both can lay down, and can’t be demanded below the least (R12)', () => {
  expect(sixthChoices(60, 1, { one: 4, two: 90 })).toEqual([4]);
  expect(sixthChoices(14, 1, { one: 90, two: 2 })).toEqual([2]);
  expect(sixthChoices(14, 3, { one: 90, two: 2 })).toEqual([]);
  expect(sixthChoices(0, 0, null)).toEqual([]);
});

const arbPurses = (sum: number): fc.Arbitrary<ByParty<number>> => {
  const sixth = Math.floor(sum / 6);
  const purse = fc.oneof(
    fc.integer({ min: 0, max: 4 }),
    fc.integer({ min: Math.max(0, sixth - 2), max: sixth + 2 }),
    fc.constant(sum),
  );
  return fc.record({ one: purse, two: purse });
};

const arbDemand = fc
  .record({ sum: fc.integer({ min: 1, max: 10_000 }), least: fc.constantFrom(...LEAST) })
  .chain(({ sum, least }) =>
    fc.record({
      sum: fc.constant(sum),
      least: fc.constant(least),
      before: arbPurses(sum),
      later: arbPurses(sum),
      nudge: fc.integer({ min: -2, max: 2 }),
    }),
  );

test('the purses count as they are when the rounding is chosen, whatever they were when it was demanded (R12)', () => {
  assertProperty(
    fc.property(arbDemand, ({ sum, least, before, later, nudge }) => {
      const agreed = signedContract({ sum, payer: 'one' }, { ...PLENTY, purses: null, least });
      const demand = { type: 'demandSixth', by: 'one' } as const;
      agreed.where({ purses: before });
      if (sizes(sum, least, before).length === 0) {
        expect(agreed.refusalOf(demand)).toEqual({ code: 'not-enough', amount: least });
        return;
      }
      agreed.after(demand).where({ purses: later });
      const choices = sizes(sum, least, later);
      const amount = (choices[0] ?? least) + nudge;
      const choosing = { type: 'chooseRounding', by: 'two', proposal: 1, amount } as const;
      if (choices.length > 0 && !choices.includes(amount)) {
        expect(agreed.refusalOf(choosing)).toEqual({ code: 'not-a-choice', choices });
        return;
      }
      agreed.after(choosing);
      const ended = choices.length === 0;
      expect(agreed.ended).toBe(ended ? 'demand' : null);
      expect(agreed.effects.slice(1)).toEqual(ended ? [] : [{ do: 'open', stake: amount }]);
      expect(agreed.state).toMatchObject({ game: ended ? { at: 'none' } : { at: 'playing', amount } });
    }),
    2_000,
  );
});
