// BurstsOf: pairs of our phones, of which every other pair plays and the rest deal, in bursts.

import * as z from 'zod';
import { diceOf, readyMatch, seedOf } from '../games/index.ts';
import { Bursts } from './bursts.ts';
import type { OurPair } from './ourPair.ts';
import { type Pair, type Played, verify } from './pair.ts';

const asked = z.object({ count: z.number(), commands: z.number(), within: z.number() });

const deals = (pair: Pair): pair is OurPair => 'deal' in pair;

/** Lets all pairs go on for ever, each at the pace of the bursts. */
async function goOn(pairs: readonly Pair[], pace: Bursts, played: Played[]): Promise<never> {
  const playing = { until: 'its end', pace, terms: 'friendly' } as const;
  const play = async (pair: Pair, number: number): Promise<never> => {
    for (let nth = 1; ; nth++) played.push(await pair.play(readyMatch(seedOf(number, nth)), playing));
  };
  // Somebody in a match can't trade meanwhile, so nobody does both.
  const go = (pair: Pair, number: number): Promise<never> =>
    number % 2 === 1 && deals(pair) ? pair.deal(pace) : play(pair, number);
  await Promise.all(pairs.map(go));
  throw new Error('nobody goes on');
}

/**
 * Returns a function that sends this many bursts of what the pairs are about to do next, and tells how long every
 * answer took.
 */
export function burstsOf(pairs: readonly Pair[]) {
  const pace = new Bursts();
  const dice = diceOf(0);
  const played: Played[] = [];
  let goingOn: Promise<never> | null = null;
  return async (body: unknown): Promise<{ readonly latencies: readonly number[] }> => {
    const { count, ...burst } = asked.parse(body);
    goingOn ??= goOn(pairs, pace, played);
    const latencies: number[] = [];
    for (let i = 0; i < count; i++)
      latencies.push(...(await Promise.race([pace.burst(burst, dice), goingOn])));
    for (const match of played.splice(0)) verify(match);
    return { latencies };
  };
}
