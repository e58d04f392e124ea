// Starting a load, and asking it to play.

import * as z from 'zod';
import { startWorker } from '../harness/index.ts';
import type { Burst } from './bursts.ts';
import type { Terms } from './pair.ts';

const windowSchema = z.object({
  done: z.number(),
  wall: z.number(),
  bytes: z.number(),
  asStates: z.number(),
});
const burstsSchema = z.object({ latencies: z.array(z.number()) });
const openLoopSchema = z.object({ latencies: z.array(z.number()), wall: z.number() });

/** What was played in a window, with each match from its opening to its end. */
type Loaded = z.infer<typeof windowSchema>;

export interface Load {
  readonly pid: number;
  /**
   * Plays for a while as fast as the server can; friendly by default. Rejects where a match has ended otherwise than by
   * the core.
   */
  play(milliseconds: number, terms?: Terms): Promise<Loaded>;
  /**
   * Begins this many matches a second without waiting for the others; returns how long each answer took, in
   * milliseconds.
   */
  playAtRate(rate: number, seconds: number, think: number): Promise<readonly number[]>;
  /**
   * Sends this many bursts of commands from our phones, each within some milliseconds; returns how long each answer
   * took.
   */
  burst(count: number, burst: Burst): Promise<readonly number[]>;
  /** Leaves matches standing with both front rows committed. */
  hold(matches: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Whose phones they are: our app's (at the trade's table or the patrons'), boardgame.io's, or those of a bare floor.
 */
export type Phones = 'ours' | 'ours, weighed' | 'ours, at games' | 'boardgame' | 'bareSocketIo' | 'bareWs';

/** Starts this many pairs of phones on the server with these ports, in a process of their own. */
export async function startLoad(phones: Phones, pairs: number, ports: readonly number[]): Promise<Load> {
  const numbers = [pairs, ...ports].map(String);
  const worker =
    phones === 'ours, at games'
      ? startWorker(new URL('./games.ts', import.meta.url), numbers)
      : startWorker(new URL('./main.ts', import.meta.url), [phones, ...numbers]);
  await worker.ask('ready', null, z.number());
  return {
    pid: worker.pid,
    play: (milliseconds, terms = 'friendly') => worker.ask('window', { milliseconds, terms }, windowSchema),
    async playAtRate(rate, seconds, think) {
      const { latencies } = await worker.ask('openLoop', { rate, seconds, think }, openLoopSchema);
      return latencies;
    },
    async burst(count, { commands, within }) {
      return (await worker.ask('bursts', { count, commands, within }, burstsSchema)).latencies;
    },
    async hold(matches) {
      await worker.ask('hold', matches, z.number());
    },
    stop: () => worker.stop(),
  };
}
