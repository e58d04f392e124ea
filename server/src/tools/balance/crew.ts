// Crew: the workers of a run. Each takes the next task when it is through with one.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Commission, isTally } from './message.ts';
import { addTallies, NO_TALLY, type Tally } from './tally.ts';
import type { Task } from './task.ts';

async function ask(worker: Worker, task: Task): Promise<Tally> {
  const answered = once(worker, 'message');
  // The rule is about windows of a browser.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(task);
  const said: readonly unknown[] = await answered;
  const [tally] = said;
  if (!isTally(tally)) throw new Error('a worker says what it has counted');
  return tally;
}

/** Does all tasks with so many workers and adds up what they show; `onPlayed` hears how many matches each brought. */
export async function doAll(
  tasks: readonly Task[],
  workers: number,
  commission: Commission,
  onPlayed: (matches: number) => void,
): Promise<Tally> {
  const left = tasks.values();
  const work = async (): Promise<Tally> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: commission });
    try {
      let sum = NO_TALLY;
      for (const task of left) {
        sum = addTallies(sum, await ask(worker, task));
        onPlayed(task.count);
      }
      return sum;
    } finally {
      await worker.terminate();
    }
  };
  const crew = Array.from({ length: Math.min(workers, tasks.length) }, work);
  return (await Promise.all(crew)).reduce(addTallies, NO_TALLY);
}
