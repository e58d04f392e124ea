// Workers: the long simulation, one part on each of the machine's cores.

import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Staged } from './stage.ts';

/** Further apart than any worker gets. */
const SEEDS_APART = 1_000_000;

/** What a worker is given. */
export interface Part {
  readonly seed: number;
  readonly matches: number;
  readonly ms: number;
}

/** What a worker reports at its end. */
export interface PartPlayed {
  readonly matches: number;
  readonly ends: number;
  /** What it has found; null when nothing. */
  readonly found: string | null;
}

const isPlayed = (value: unknown): value is PartPlayed =>
  typeof value === 'object' && value !== null && 'matches' in value && 'found' in value;

async function playPart(part: Part): Promise<PartPlayed> {
  const worker = new Worker(new URL('./simulationWorker.ts', import.meta.url), { workerData: part });
  const said: readonly unknown[] = await once(worker, 'message');
  const [played] = said;
  if (!isPlayed(played)) throw new Error('a worker says what it has played');
  return played;
}

/** Simulates `wanted` matches, and begins none after `until`; if fewer were played, the part has failed. */
export async function simulateInWorkers(seed: number, wanted: number, until: number): Promise<Staged> {
  const workers = availableParallelism();
  const ms = Math.max(0, until - performance.now());
  const matches = Math.ceil(wanted / workers);
  // A worker takes a second to load everything that a world needs.
  const parts = Array.from({ length: ms === 0 ? 0 : workers }, (_, i) =>
    playPart({ seed: seed + i * SEEDS_APART, matches, ms }),
  );
  const played = await Promise.all(parts);
  const found = played.flatMap((part) => part.found ?? []);
  const sum = (key: 'matches' | 'ends'): number => played.reduce((total, part) => total + part[key], 0);
  return {
    isGood: found.length === 0 && sum('matches') >= wanted,
    said: found[0] ?? `${sum('matches')} of ${wanted} matches through ${sum('ends')} ends of the server`,
  };
}
