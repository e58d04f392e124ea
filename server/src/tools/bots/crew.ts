// Crew: the workers of a run. Each takes the next stretch when it is through with one.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Score } from './neighbours.ts';
import type { Stretch } from './series.ts';
import type { Settings } from './settings.ts';

/** What a worker has to know before its first stretch. */
export type Commission = Pick<Settings, 'cards' | 'seed' | 'positions' | 'promises'>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Both ends are this folder's: a look at the keys tells one message from another. */
export const isCommission = (value: unknown): value is Commission =>
  isObject(value) && 'cards' in value && 'seed' in value && 'positions' in value;

export const isStretch = (value: unknown): value is Stretch => isObject(value) && 'stronger' in value;

const isScore = (value: unknown): value is Score => isObject(value) && 'wins' in value;

async function ask(worker: Worker, stretch: Stretch): Promise<Score> {
  const answered = once(worker, 'message');
  // The rule is about windows of a browser.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(stretch);
  const said: readonly unknown[] = await answered;
  const [score] = said;
  if (!isScore(score)) throw new Error('a worker says how its matches went');
  return score;
}

/** Plays all stretches with so many workers; `onPlayed` hears how each went. */
export async function playAll(
  stretches: readonly Stretch[],
  workers: number,
  commission: Commission,
  onPlayed: (stretch: Stretch, score: Score) => void,
): Promise<void> {
  const left = stretches.values();
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: commission });
    try {
      for (const stretch of left) onPlayed(stretch, await ask(worker, stretch));
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, stretches.length) }, work));
}
