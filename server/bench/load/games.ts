// The load of the patrons' table: a process of its own with many pairs of phones. Its arguments: how many pairs, and
// the port.

import * as z from 'zod';
import { assert } from '@dunmer/shared/lib';
import { seedOf } from '../games/index.ts';
import { answerParent } from '../harness/index.ts';
import { type GamePair, gamePair } from './gamePair.ts';

const [pairsText = '', portText = ''] = process.argv.slice(2);

const pairs: GamePair[] = [];
for (let i = 0; i < Number(pairsText); i++) pairs.push(await gamePair(Number(portText), i));
const bytesOf = (): number => pairs.reduce((sum, { bytes }) => sum + bytes(), 0);

const windowAsked = z.object({ milliseconds: z.number() });

/** Plays as many games as the server can do in a window; each begins and ends inside it. */
async function window(body: unknown) {
  const { milliseconds } = windowAsked.parse(body);
  const [before, started] = [bytesOf(), performance.now()];
  let done = 0;
  const one = async (pair: GamePair, number: number): Promise<void> => {
    for (let nth = 1; performance.now() - started < milliseconds; nth++) {
      await pair.play(seedOf(number, nth));
      done += 1;
    }
  };
  await Promise.all(pairs.map(one));
  assert(done > 0, 'games were played');
  const wall = (performance.now() - started) / 1000;
  return { done, wall, bytes: bytesOf() - before, asStates: 0 };
}

answerParent({ ready: () => pairs.length, window });
