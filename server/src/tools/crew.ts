// Crew: the workers of a run. Each takes the next task when it has finished one.

import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { present } from '@dunmer/shared/lib';

/** Makes a guard that recognises a message between the threads of a run by its keys; both ends are of one program. */
export const saying =
  <Message>(...keys: readonly (keyof Message)[]) =>
  (said: unknown): said is Message =>
    typeof said === 'object' && said !== null && keys.every((key) => key in said);

interface Crew<Task, Done> {
  /** The module that each worker runs. */
  readonly file: URL;
  readonly workers: number;
  /** What a worker has to know before its first task. */
  readonly commission: unknown;
  readonly isDone: (said: unknown) => said is Done;
  /** Is called with the outcome of each task. */
  readonly done: (task: Task, done: Done) => void;
}

async function ask(worker: Worker, task: unknown): Promise<unknown> {
  const answered = once(worker, 'message');
  // The rule is about windows of a browser.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(task);
  const said: readonly unknown[] = await answered;
  return said[0];
}

/** Has a crew do all tasks. */
export async function doAll<Task, Done>(
  tasks: readonly Task[],
  { file, workers, commission, isDone, done }: Crew<Task, Done>,
): Promise<void> {
  const left = tasks.values();
  const work = async (): Promise<void> => {
    const worker = new Worker(file, { workerData: commission });
    try {
      for (const task of left) {
        const said = await ask(worker, task);
        if (!isDone(said)) throw new Error('a worker says what came of its task');
        done(task, said);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, work));
}

/** Makes this thread a worker of a crew: it does one task after another, as it is told. */
export function workAs<Commission, Task>(
  isCommission: (told: unknown) => told is Commission,
  isTask: (told: unknown) => told is Task,
  hired: (commission: Commission) => (task: Task) => unknown,
): void {
  const port = present(parentPort, 'a worker is started by another thread');
  const told: unknown = workerData;
  if (!isCommission(told)) throw new Error('a worker is told what to play with');
  const act = hired(told);
  port.on('message', (task: unknown) => {
    if (!isTask(task)) throw new Error('a worker is told its tasks');
    port.postMessage(act(task));
  });
}
