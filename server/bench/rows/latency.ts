// Row 4: how long answers take while matches begin at a steady rate, without waiting for the others.

import { present } from '@dunmer/shared/lib';
import type { Server } from '../contenders/index.ts';
import { listenWhile, type Measurement, type Noise, quantile, spreadOf } from '../harness/index.ts';
import { LATENCY } from './goals.ts';
import type { Mode } from './mode.ts';
import { warmUp } from './warmUp.ts';
import { withServers } from './withServers.ts';

const RATE = 150;
/** Milliseconds from what a trader sees to what it does about it. */
const THINK = 40;
const PAIRS = 200;
const P99 = 0.99;
/** Windows that others disturb are repeated, at most this often in all. */
const TRIES = 8;
/** A window is given up after this many milliseconds, where the machine is so busy that not even the rate is kept. */
const LONGEST = 75_000;

async function window(server: Server, seconds: number): Promise<{ readonly p99: number } & Noise> {
  return listenWhile(server.pids, async () => ({
    p99: quantile(await server.load.playAtRate(RATE, seconds, THINK), P99),
  }));
}

/** Row 4. Only rounds in which both windows were quiet count, where there are enough of them. */
export async function measureLatency(mode: Mode): Promise<Measurement> {
  const { rounds, milliseconds } = mode.servers;
  return withServers(['durable', 'bare ws'], { pairs: PAIRS, traders: 2 * PAIRS }, async (servers) => {
    const [durable, bare] = [...servers.values()];
    const seconds = milliseconds / 1000;
    const both = async () => {
      const ours = await window(present(durable, 'our server'), seconds);
      return { ours, theirs: await window(present(bare, 'the floor'), seconds) };
    };
    for (const [name, server] of servers) await warmUp(name, server, mode);
    await both();
    const measured: Awaited<ReturnType<typeof both>>[] = [];
    const end = performance.now() + LONGEST;
    const isOver = (): boolean =>
      measured.length >= TRIES || (measured.length > 0 && performance.now() > end);
    const quiet = () => measured.filter(({ ours, theirs }) => !ours.noisy && !theirs.noisy);
    while (!isOver() && quiet().length < rounds) measured.push(await both());
    const enough = quiet().length >= rounds;
    const counted = enough ? quiet() : measured;
    return {
      goal: LATENCY,
      value: spreadOf(counted.map(({ ours, theirs }) => ours.p99 / theirs.p99)),
      noisy: !enough,
      controls: [],
      facts: {
        'durable, p99 in ms': spreadOf(counted.map(({ ours }) => ours.p99)).median,
        'bare ws, p99 in ms': spreadOf(counted.map(({ theirs }) => theirs.p99)).median,
        'quiet rounds': quiet().length,
      },
    };
  });
}
