// The balance tool: what it deals, what it counts, and that a run is the same whichever worker plays it.

import { expect, test } from 'vitest';
import * as z from 'zod';
import { type CardId, RARITIES } from '@dunmer/shared/cards';
import { SEATS } from '@dunmer/shared/rules';
import { runProgram } from '../../../test/support/runProgram.ts';
import { READY_CARDS, readEdition } from '../../catalogue/index.ts';
import { arenaOf } from './arena.ts';
import { tallyAll } from './crew.ts';
import { csvOf } from './csv.ts';
import { dealPair } from './deal.ts';
import { figuresOf } from './figures.ts';
import { pageOf } from './page.ts';
import { reportOf } from './report.ts';
import { rowsOf } from './rows.ts';
import { chanceFor } from './seeds.ts';
import { addTallies, NO_TALLY, type Tally } from './tally.ts';
import { doTask, type Task, tasksFor } from './task.ts';

const { catalogue } = readEdition(READY_CARDS);
const commission = { cards: READY_CARDS, seed: 3, strength: 'simple' } as const;
const TASKS: readonly Task[] = [
  { kind: 'event', nth: 0, count: 100 },
  { kind: 'matches', from: 0, count: 30 },
  { kind: 'matches', from: 30, count: 10 },
  { kind: 'matches', from: 40, count: 20 },
];
const MATCHES = 60;
/** Milliseconds: threads and processes take long to start on a busy machine. */
const PATIENCE = 30_000;

const arena = arenaOf(catalogue, 'simple');
const tally: Tally = TASKS.map((task) => doTask(arena, commission.seed, task)).reduce(addTallies, NO_TALLY);

test('both decks of a pair have the same size of eight to ten, no two cards alike, and no unique too often', () => {
  const dealt = new Set<CardId>();
  for (let nth = 0; nth < 300; nth++) {
    const decks = dealPair(catalogue, chanceFor(1, `deal ${nth}`));
    expect([8, 9, 10]).toContain(decks.a.length);
    expect(decks.b).toHaveLength(decks.a.length);
    for (const seat of SEATS) {
      expect(new Set(decks[seat]).size).toBe(decks[seat].length);
      for (const id of decks[seat]) dealt.add(id);
    }
    for (const id of decks.a) if (catalogue.get(id)?.copies === 1) expect(decks.b).not.toContain(id);
  }
  expect(dealt).toEqual(new Set(catalogue.keys()));
});

test('each of the six cards that a side places is counted once, and wins with its side', () => {
  const placed = [...tally.cards.values()].map((card) => card.placed);
  const sum = (key: 'times' | 'decided' | 'won' | 'claimable' | 'claimed'): number =>
    placed.reduce((total, stands) => total + stands[key], 0);
  const decided = MATCHES - tally.draws;
  expect(tally.matches).toBe(MATCHES);
  expect(sum('times')).toBe(12 * MATCHES);
  expect(sum('decided')).toBe(12 * decided);
  expect(sum('won')).toBe(6 * decided);
  expect(tally.wonByA).toBeLessThanOrEqual(decided);
  // A loser takes one card, which was placed or summoned.
  const taken = [...tally.cards.values()].reduce(
    (total, { summoned }) => total + summoned.claimed,
    sum('claimed'),
  );
  expect(taken).toBe(decided);
  expect(sum('claimable')).toBeGreaterThan(decided);
});

test('nobody is short at the start of an event, and it is counted after every hundred matches', () => {
  expect(tally.eventMatches).toBe(100);
  expect(tally.shortTraders).toHaveLength(2);
  expect(tally.shortTraders[0]).toBe(0);
});

test('one worker and two come to the same, to the last number', { timeout: PATIENCE }, async () => {
  const heard: number[] = [];
  const [one, two] = await Promise.all([
    tallyAll(TASKS, 1, commission, (matches) => heard.push(matches)),
    tallyAll(TASKS, 2, commission, () => undefined),
  ]);
  expect(one).toEqual(tally);
  expect(two).toEqual(tally);
  expect(heard.reduce((sum, matches) => sum + matches, 0)).toBe(160);
});

test('another seed comes to something else', () => {
  const [, task] = TASKS;
  expect(task && doTask(arena, 4, task)).not.toEqual(task && doTask(arena, 3, task));
});

test('a run of so many matches plays exactly these, and an event for each five hundred, at most twenty', () => {
  const planned = (matches: number) =>
    (['matches', 'event'] as const).map((kind) =>
      tasksFor(matches)
        .filter((task) => task.kind === kind)
        .reduce((total, task) => total + task.count, 0),
    );
  expect(planned(20)).toEqual([20, 1_000]);
  expect(planned(2_020)).toEqual([2_020, 4_000]);
  expect(planned(20_000)).toEqual([20_000, 20_000]);
});

test('shares are parts of what they are shares of', () => {
  const stands = { times: 10, decided: 8, won: 6, survived: 5, claimable: 4, claimed: 1 };
  const summoned = { ...stands, times: 3 };
  const report = reportOf(catalogue, {
    ...NO_TALLY,
    matches: 10,
    draws: 2,
    wonByA: 2,
    cards: new Map([['scamp', { placed: stands, summoned }]]),
    shortSides: [
      { decided: 0, won: 0 },
      { decided: 6, won: 1 },
      { decided: 2, won: 1 },
    ],
  });
  expect(report).toMatchObject({ matches: 10, draws: 0.2, seatA: 0.25, short: { decided: 8, won: 0.25 } });
  expect(report.rarities.standard.mean).toBe(0.75);
  expect(report.cards.find((card) => card.id === 'scamp')).toEqual({
    id: 'scamp',
    rarity: 'standard',
    placed: 10,
    rate: 0.75,
    survived: 0.5,
    claimed: 0.25,
    summoned: 3,
  });
});

test('the page needs nothing else, and shows every card that came on the field', () => {
  const [placed, summoned] = [rowsOf(catalogue, tally, 'placed'), rowsOf(catalogue, tally, 'summoned')];
  const page = pageOf('<a run>', placed, summoned, figuresOf(reportOf(catalogue, tally), tally), tally);
  expect(page).not.toMatch(/https?:|<script|<link|src=|NaN|undefined/u);
  expect(page).toContain('&#60;a run&#62;');
  expect(page.match(/<circle/gu)).toHaveLength(placed.length + summoned.length);
  expect(csvOf([...placed, ...summoned]).split('\n')).toHaveLength(placed.length + summoned.length + 2);
});

const share = z.number().min(0).max(1);
const mean = z.strictObject({ mean: share });
const printed = z.strictObject({
  matches: z.literal(20),
  draws: share,
  seatA: share,
  short: z.strictObject({ decided: z.int(), won: share }),
  rarities: z.strictObject({ standard: mean, uncommon: mean, rare: mean, unique: mean }),
  cards: z
    .array(
      z.strictObject({
        id: z.string(),
        rarity: z.enum(RARITIES),
        placed: z.int(),
        rate: share,
        survived: share,
        claimed: share,
        summoned: z.int(),
      }),
    )
    .length(catalogue.size),
});

const run = (...args: readonly string[]) => runProgram('balance', args);

test(
  'the command prints the report alone, and its progress on standard error',
  { timeout: PATIENCE },
  async () => {
    const { out, err } = await run('--matches', '20', '--seed', '1', '--json', '--strength', 'simple');
    expect(out.trim().split('\n')).toHaveLength(1);
    expect(printed.parse(JSON.parse(out)).cards.map((card) => card.id)).toContain('scamp');
    expect(err).toMatch(/1020 of 1020/u);
  },
);

test('what it does not know it refuses with a sentence and status 2', { timeout: PATIENCE }, async () => {
  expect(await run('--matches', 'many')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--matches takes a whole number'),
  });
});
