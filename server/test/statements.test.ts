// The median command takes at most 8 statements and any command at most 16, counting savepoint and release but not
// begin and commit; and no more when decks are large, the history is long and matches are many.

import { expect, test } from 'vitest';
import { WISH_TYPES } from '@dunmer/shared/protocol/schema';
import { COMMANDS } from '../src/commands/all.ts';
import { counting, crowd } from './support/counting.ts';
import { everything } from './support/everyCommand.ts';
import { everyGame } from './support/everyGame.ts';
import { everyIntrigue } from './support/everyIntrigue.ts';
import { everyPromise } from './support/everyPromise.ts';

const [MOST, MEDIAN] = [16, 8];
/**
 * Commands that do two things in one step may take more: an acceptance that signs, sets a promise aside and opens a
 * match with windows; a choice of size that opens a match and sends the promise of its demand home; and a promise that
 * is sent home out of a match, which then plays on to its end by itself.
 */
const TWO_IN_ONE: Readonly<Record<string, number>> = {
  'actOnContract accept': 18,
  'actOnContract chooseRounding': 18,
  sendPledgeHome: 24,
};

test('the median command takes at most 8 statements, none takes more than 16, and all as many in a crowd', async () => {
  const small = await counting();
  const promising = await counting();
  const promised = await everyPromise(promising);
  await promising.room.close();
  const intriguing = await counting();
  const intrigued = await everyIntrigue(intriguing);
  await intriguing.room.close();
  const atPatrons = await counting();
  const games = await everyGame(atPatrons);
  await atPatrons.room.close();
  const dearest = await everything(small);
  const kinds = [dearest, promised, intrigued, games].flatMap((costs) => Object.keys(costs));
  const seen = new Set(kinds.map((kind) => kind.split(' ')[0]));
  expect(Object.keys(COMMANDS).filter((type) => !seen.has(type))).toEqual([]);
  const wishes = WISH_TYPES.map((type) => `actOnContract ${type}`);
  expect(wishes.filter((wish) => !kinds.includes(wish))).toEqual([]);
  const costs = [...small.costs.values()].flat().toSorted((x, y) => x - y);
  expect(costs[Math.floor(costs.length / 2)]).toBeLessThanOrEqual(MEDIAN);
  const moves = [...atPatrons.costs].flatMap(([kind, each]) => (kind.startsWith('playGame ') ? each : []));
  expect(moves.toSorted((x, y) => x - y)[Math.floor(moves.length / 2)]).toBeLessThanOrEqual(MEDIAN);
  const dear = [
    ...Object.entries(dearest).filter(([, cost]) => cost > MOST),
    ...Object.entries(intrigued).filter(([, cost]) => cost > MOST),
    ...Object.entries(games).filter(([, cost]) => cost > MOST),
    ...Object.entries(promised).filter(([kind, cost]) => cost > (TWO_IN_ONE[kind] ?? MOST)),
  ];
  expect(dear, JSON.stringify([dearest, promised, intrigued, games])).toEqual([]);
  await small.room.close();

  const large = await counting();
  await crowd(large);
  large.costs.clear();
  const crowded = await everything(large);
  // What a move leads to is chance, so moves are not compared here; the dearest of many, which settles a match, has to
  // keep to `MOST`.
  const grown = Object.entries(crowded).filter(
    ([kind, cost]) => !kind.startsWith('play ') && cost > (dearest[kind] ?? 0),
  );
  expect(grown, JSON.stringify(dearest)).toEqual([]);
  expect(Object.entries(crowded).filter(([, cost]) => cost > MOST)).toEqual([]);
  await large.room.close();
});
