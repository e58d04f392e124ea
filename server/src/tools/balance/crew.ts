// Crew: the workers of a balance run, and the messages between the threads.

import { doAll, saying } from '../crew.ts';
import type { Settings } from './settings.ts';
import { addTallies, NO_TALLY, type Tally } from './tally.ts';
import type { Task } from './task.ts';

/** What a worker has to know before its first task. */
export type Commission = Pick<Settings, 'cards' | 'seed' | 'strength'>;

const isTally = saying<Tally>('matches', 'shortSides');

/**
 * Does all tasks with this many workers and adds up their tallies; calls `onPlayed` with the number of matches of each
 * task.
 */
export async function tallyAll(
  tasks: readonly Task[],
  workers: number,
  commission: Commission,
  onPlayed: (matches: number) => void,
): Promise<Tally> {
  let sum = NO_TALLY;
  await doAll(tasks, {
    file: new URL('./worker.ts', import.meta.url),
    workers,
    commission,
    isDone: isTally,
    done(task, tally) {
      sum = addTallies(sum, tally);
      onPlayed(task.count);
    },
  });
  return sum;
}
