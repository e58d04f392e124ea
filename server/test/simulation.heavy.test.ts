// The server, its phones and watchers in one thread under a seeded network: its promises hold after every step.

import { describe, expect, test } from 'vitest';
import { PLANTS } from './simulation/plants.ts';
import { Found, simulate } from './simulation/simulate.ts';

const MATCHES = Number(process.env['SIMULATED_MATCHES'] ?? 1000);
const LATE_MATCHES = Number(process.env['LATE_MATCHES'] ?? 40);
const SEED = Number(process.env['SEED'] ?? 1);

test(`P1, P2, P3, P4, P8, P9, P10: ${MATCHES} matches end by the rules, whatever network and server do`, async () => {
  const report = await simulate({ seed: SEED, matches: MATCHES });
  expect(report.matches).toBe(MATCHES);
  // The faults that must be survived have happened.
  expect(report.ends).toBeGreaterThan(MATCHES / 2);
  expect(report.lost).toBeGreaterThan(MATCHES);
  expect(report.doubled).toBeGreaterThan(MATCHES);
  const kinds = [
    'CellsSeen',
    'TossHeld',
    'TargetChosen',
    'CreatureSummoned',
    'SummonDeclined',
    'PriceClaimed',
  ];
  for (const kind of [...kinds, 'PriceWaived', 'MatchConceded', 'MatchCounted'])
    expect(report.tally.get(kind), kind).toBeGreaterThan(0);
});

test(`P9: the same for ${LATE_MATCHES} matches on a store whose every call comes late`, async () => {
  const report = await simulate({ seed: SEED, matches: LATE_MATCHES, turnsIn: (seed) => 1 + (seed % 3) });
  expect(report.matches).toBe(LATE_MATCHES);
  expect(report.ends).toBeGreaterThan(LATE_MATCHES / 2);
});

test('the same seed gives the same trace, another seed another one', async () => {
  const turnsIn = (seed: number): number => seed % 2;
  const one = await simulate({ seed: 7, matches: 16, turnsIn });
  const again = await simulate({ seed: 7, matches: 16, turnsIn });
  const other = await simulate({ seed: 9, matches: 16, turnsIn });
  expect(again).toEqual(one);
  expect(other.trace).not.toBe(one.trace);
});

describe('the simulation finds a server that', () => {
  test.each(Object.entries(PLANTS))('%s', async (_, plant) => {
    const error: unknown = await simulate({ seed: 1, matches: 200, plant }).then(
      () => null,
      (found: unknown) => found,
    );
    expect(error).toBeInstanceOf(Found);
    expect(plant.seen.filter((sign) => String(error).includes(sign))).not.toEqual([]);
    expect(String(error)).toMatch(/seed \d+/);
  });
});
