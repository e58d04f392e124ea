// Cards of the modules in the balance tool: what is held, that only the card makes a difference, and what the figures
// mean.

import { expect, test } from 'vitest';
import * as z from 'zod';
import { bySeat } from '@dunmer/shared/rules';
import { runProgram } from '../../../test/support/runProgram.ts';
import { READY_CARDS, readEdition } from '../../catalogue/index.ts';
import { MODULES, termsOf, TRIED } from './hands.ts';
import { isOutside, meanOf, shiftReportOf } from './shifts.ts';
import { shiftTextOf } from './shiftText.ts';
import { type Came, type Trial, trialPlayer } from './trials.ts';

const { catalogue } = readEdition(READY_CARDS);
const TRIALS = 12;
const trials = Array.from({ length: TRIALS }, (_, nth) =>
  trialPlayer(catalogue, 'promises', { strength: 'middle', seed: 2 })(nth),
);
/** Milliseconds: processes take long to start on a busy machine. */
const PATIENCE = 30_000;

test('all promises of section 4 that are played in a match are asked about, and Surety that lies', () => {
  expect(TRIED.promises.map(({ rules }) => rules.id).toSorted()).toEqual([
    'blessing',
    'borrowed-eyes',
    'first-say',
    'hideout',
    'lent-blade',
    'quiet-word',
    'short-cut',
    'surety',
    'whisper',
  ]);
});

test('PR10 a promise is held of an owner for whom it works, and what lies is in front and asks nobody (PR17)', () => {
  const held = TRIED.promises.map((rules) => {
    const { hands, holdings } = termsOf({ a: [rules], b: [] });
    expect(holdings.b).toMatchObject({ mayHold: 0, pledges: 0, fronts: [] });
    expect(holdings.a).toMatchObject({ mayHold: hands.a.length, pledges: hands.a.length });
    return [...hands.a, ...holdings.a.fronts.map((front) => ({ ...front, key: `front ${front.key}` }))];
  });
  const keys = held.flat().map(({ key }) => key);
  expect(keys).toContain('boris/whisper');
  expect(keys).toContain('carol/blessing');
  expect(keys).toContain('front carol/surety');
});

test('a deal is the same each time, and another seed deals otherwise', () => {
  expect(trialPlayer(catalogue, 'promises', { strength: 'middle', seed: 2 })(3)).toEqual(trials[3]);
  expect(trialPlayer(catalogue, 'promises', { strength: 'middle', seed: 3 })(3)).not.toEqual(trials[3]);
});

test('who holds a promise changes with each deal, and a promise that isn’t used changes nothing of who wins', () => {
  expect(trials.slice(0, 4).map(({ seat }) => seat)).toEqual(['a', 'b', 'a', 'b']);
  let unused = 0;
  for (const { without, each } of trials)
    for (const { came } of each) {
      if (came.played.length > 0) continue;
      unused += 1;
      expect([came.winner, came.price]).toEqual([without.winner, without.price]);
    }
  expect(unused).toBeGreaterThan(TRIALS);
});

test('a look is always used, for who holds it lets the other lay first (PR15)', () => {
  for (const { seat, each } of trials)
    for (const { id, came } of each)
      if (id === 'whisper' || id === 'borrowed-eyes') expect(came.played).toContain(seat);
});

const came = (winner: Came['winner'], more: Partial<Came> = {}): Came => ({
  winner,
  price: null,
  events: 40,
  played: [],
  ...more,
});

test('a shift is of victories, a drawn match half of one; events and plays are counted in the mean', () => {
  const deal = (after: Came): Trial => ({
    seat: 'b',
    without: came(null),
    each: [{ id: 'surety', came: after }],
    both: came('a', { played: ['a', 'b'], events: 60 }),
  });
  const report = shiftReportOf([
    deal(came('b', { events: 44, played: ['b'] })),
    deal(came(null, { events: 42 })),
  ]);
  expect(report).toMatchObject({
    trials: 2,
    each: [{ id: 'surety', shift: 0.25, played: 0.5, longer: 3 }],
    without: { draws: 1, events: 40, plays: 0 },
    both: { draws: 0, wonByA: 1, events: 60, plays: 2 },
  });
});

test('the error is 1.96 deviations of the mean', () => {
  expect(meanOf([0, 1, 0, 1])).toEqual({ mean: 0.5, error: 1.96 * Math.sqrt(1 / 3 / 4) });
  expect(meanOf([1])).toEqual({ mean: 1, error: 0 });
});

test('the section says which promises shift more than 12 points', () => {
  const whole = { draws: 0, wonByA: 0.5, events: 40, plays: 0 };
  const shift = { error: 0.01, played: 0.5, longer: 3, otherPrice: 0 };
  const each = [
    { id: 'blessing', shift: 0.121, ...shift },
    { id: 'hideout', shift: 0, ...shift },
  ];
  expect(each.map(isOutside)).toEqual([true, false]);
  const text = shiftTextOf(
    'promises',
    { trials: 7, each, without: whole, both: whole },
    { seed: 1, strength: 'middle' },
  );
  expect(text).toContain('is missed by Blessing (+12.1).');
  expect(text).toContain('| Hideout | count | +0.0 | 1.0 | 50.0 % | +3.0 | 0.0 % |');
  expect(text).not.toMatch(/NaN|undefined/u);
});

const share = z.number().min(-1).max(1);
const whole = z.strictObject({ draws: share, wonByA: share, events: z.number(), plays: z.number() });
const printed = z.strictObject({
  trials: z.literal(2),
  each: z
    .array(
      z.strictObject({
        id: z.string(),
        shift: share,
        error: z.number(),
        played: share,
        longer: z.number(),
        otherPrice: share,
      }),
    )
    .min(1),
  without: whole,
  both: whole,
});

test.each(MODULES)('the command prints the figures of %s alone', { timeout: PATIENCE }, async (module) => {
  const args = [`--${module}`, '--matches', '2', '--strength', 'simple', '--json'];
  const { out } = await runProgram('balance', args);
  expect(out.trim().split('\n')).toHaveLength(1);
  const { trials: count, each } = printed.parse(JSON.parse(out));
  expect(count).toBe(2);
  expect(each.map(({ id }) => id).toSorted()).toEqual(TRIED[module].map(({ rules }) => rules.id).toSorted());
});

test('all intrigue cards with a window of matches are asked about, but those that answer one', () => {
  const windows = TRIED.intrigue.map(({ rules }) => rules.window);
  expect(TRIED.intrigue).toHaveLength(19);
  expect([...new Set(windows)].toSorted()).toEqual(['between', 'count', 'opened', 'revealed', 'sealed']);
});

test('IN1 an intrigue card is held as a copy, and no copy by both', () => {
  const [first] = TRIED.intrigue;
  const { hands, holdings } = termsOf(bySeat(() => (first === undefined ? [] : [first, first])));
  const keys = [...hands.a, ...hands.b].map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
  expect([holdings.a, holdings.b]).toMatchObject([
    { intrigue: 2, pledges: 0, mayHold: 0, fronts: [] },
    { intrigue: 2, pledges: 0, mayHold: 0, fronts: [] },
  ]);
});

test('nobody holds anything in the match without promises', () => {
  const { hands, holdings } = termsOf(bySeat(() => []));
  expect([hands.a, hands.b, holdings.a.fronts, holdings.b.fronts]).toEqual([[], [], [], []]);
});
