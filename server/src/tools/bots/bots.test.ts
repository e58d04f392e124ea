// The bots of neighbouring strengths, in a few matches that are the same each time.

import { expect, test } from 'vitest';
import { runProgram } from '../../../test/support/runProgram.ts';
import { READY_CARDS, readEdition } from '../../catalogue/index.ts';
import { lowerEnd, NEIGHBOURS, NO_SCORE } from './neighbours.ts';
import { seriesPlayer } from './series.ts';
import { parseSettings } from './settings.ts';

const { catalogue } = readEdition(READY_CARDS);

// So few matches tell little: the bar is lower than the whole run has to reach.
const [PAIRS, BAR] = [60, 0.52] as const;

test('the middle bot wins more than the simple one', () => {
  const play = seriesPlayer(catalogue, { seed: 1, positions: 1, promises: false });
  const { wins, losses } = play({ stronger: 'middle', weaker: 'simple', from: 0, count: PAIRS });
  expect(wins / (wins + losses)).toBeGreaterThan(BAR);
});

test('the same stretch comes out the same, and both seats are taken by both', () => {
  const stretch = { stronger: 'middle', weaker: 'simple', from: 3, count: 4 } as const;
  const terms = { seed: 5, positions: 10, promises: false };
  const [once = NO_SCORE, again] = [seriesPlayer(catalogue, terms), seriesPlayer(catalogue, terms)].map(
    (play) => play(stretch),
  );
  expect(once).toEqual(again);
  expect(once.wins + once.losses + once.draws).toBe(8);
});

test.each(NEIGHBOURS)(
  'PR17, PR18 with promises in hands $stronger and $weaker bots answer every stop, the same each time',
  (neighbours) => {
    const terms = { seed: 5, positions: 10, promises: true };
    const stretch = { ...neighbours, from: 0, count: 6 };
    const [once = NO_SCORE, again] = [seriesPlayer(catalogue, terms), seriesPlayer(catalogue, terms)].map(
      (play) => play(stretch),
    );
    expect(once).toEqual(again);
    expect(once.wins + once.losses + once.draws).toBe(12);
  },
);

test('equals win as often as they lose, whoever is called the stronger', () => {
  const equals = { stronger: 'middle', weaker: 'middle', from: 0, count: 100 } as const;
  const { wins, losses } = seriesPlayer(catalogue, { seed: 2, positions: 1, promises: false })(equals);
  expect(lowerEnd(wins, wins + losses)).toBeLessThan(0.5);
  expect(lowerEnd(losses, wins + losses)).toBeLessThan(0.5);
});

test("the lower end is Wilson's", () => {
  expect(lowerEnd(0, 0)).toBe(0);
  expect(lowerEnd(10, 10)).toBeCloseTo(0.7225, 3);
  expect(lowerEnd(120, 200)).toBeCloseTo(0.5309, 3);
});

test('arguments that are no numbers are refused with a sentence', () => {
  for (const args of [
    ['--pairs', '0'],
    ['--seed', 'x'],
    ['--positions', '1.5'],
    ['--workers', '-1'],
    ['--odd'],
  ])
    expect(parseSettings(args)).toMatchObject({ ok: false, error: expect.stringMatching(/\w/u) });
  expect(parseSettings([])).toMatchObject({
    ok: true,
    value: { pairs: 400, promises: false, form: 'table' },
  });
});

test('the command prints a table, or with --json the standings and nothing else', async () => {
  const run = async (...args: readonly string[]) => {
    const few = ['--pairs', '2', '--positions', '2', '--workers', '1', '--promises'];
    return (await runProgram('bots', [...few, ...args])).out;
  };
  const [json, table] = await Promise.all([run('--json'), run()]);
  const standings: unknown = JSON.parse(json);
  expect(standings).toEqual(
    NEIGHBOURS.map((neighbours) => ({
      ...neighbours,
      pairs: 2,
      decided: expect.any(Number),
      wins: expect.any(Number),
      low95: expect.any(Number),
    })),
  );
  expect(table.trim().split('\n')).toHaveLength(1 + NEIGHBOURS.length);
});
