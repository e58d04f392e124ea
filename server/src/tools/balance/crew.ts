// Crew: the workers of a balance run, and what passes between the threads.

import { doAll, saying } from '../crew.ts';
import type { Settings } from './settings.ts';
import { addTallies, NO_TALLY, type Tally } from './tally.ts';
import type { Task } from './task.ts';

/** What a worker has to know before its first task. */
export type Commission = Pick<Settings, 'cards' | 'seed' | 'strength'>;

const isTally = saying<Tally>('matches', 'shortSides');

/** Does all tasks with so many workers and adds up what they show; `onPlayed` hears how many matches each brought. */
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
