// Promises in the balance tool: what is held, that only the promise makes a difference, and what its figures mean.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { bySeat } from '@dunmer/shared/rules';
import { READY_CARDS, readEdition } from '../../catalogue/index.ts';
import { PROMISES, termsOf } from './hands.ts';
import { type Came, type Trial, trialPlayer } from './promises.ts';
import { promiseTextOf } from './promiseText.ts';
import { isOutside, meanOf, promiseReportOf } from './shifts.ts';

const { catalogue } = readEdition(READY_CARDS);
const TRIALS = 12;
const trials = Array.from({ length: TRIALS }, (_, nth) => trialPlayer(catalogue, 'middle', 2)(nth));
/** Processes take their time to start on a busy machine. */
const PATIENCE = 30_000;

test('all promises of section 4 that are played in a match are asked about, and Surety that lies', () => {
  expect(PROMISES.map(({ id }) => id).toSorted()).toEqual([
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
  const held = PROMISES.map((rules) => {
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
  expect(trialPlayer(catalogue, 'middle', 2)(3)).toEqual(trials[3]);
  expect(trialPlayer(catalogue, 'middle', 3)(3)).not.toEqual(trials[3]);
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
  const report = promiseReportOf([
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
  const text = promiseTextOf(
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
    .length(PROMISES.length),
  without: whole,
  both: whole,
});

test('the command prints the figures of promises alone', { timeout: PATIENCE }, async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const args = [main, '--promises', '--matches', '2', '--strength', 'simple', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(printed.parse(JSON.parse(stdout)).trials).toBe(2);
});

test('nobody holds anything in the match without promises', () => {
  const { hands, holdings } = termsOf(bySeat(() => []));
  expect([hands.a, hands.b, holdings.a.fronts, holdings.b.fronts]).toEqual([[], [], [], []]);
});
