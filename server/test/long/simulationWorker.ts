// Simulation worker: one part of the long simulation.

import { parentPort, workerData } from 'node:worker_threads';
import { simulate } from '../simulation/simulate.ts';
import type { Part, PartPlayed } from './workers.ts';

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'seed' in value && 'matches' in value && 'ms' in value;

async function play(part: unknown): Promise<PartPlayed> {
  if (!isPart(part)) throw new Error('a worker is told its part');
  const { seed, matches, ms } = part;
  try {
    // One world in four has a store without delay.
    const turnsIn = (world: number): number => world % 4;
    const report = await simulate({ seed, matches, turnsIn, until: performance.now() + ms });
    return { matches: report.matches, ends: report.ends, found: null };
  } catch (error) {
    return { matches: 0, ends: 0, found: error instanceof Error ? error.message : String(error) };
  }
}

// The rule is meant for windows of a browser.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await play(workerData));
