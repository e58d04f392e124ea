// BackupThread: makes a copy of the event in a thread of its own, so that nobody waits for it.

import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import type { BackupProgress } from '@dunmer/shared/protocol';
import { enderOf } from '../store/index.ts';

const places = z.object({ from: z.string(), to: z.string() });
const step = z.discriminatedUnion('at', [
  z.object({ at: z.literal('copying'), part: z.number() }),
  z.object({ at: z.literal('verifying') }),
]);

export type Places = Readonly<z.output<typeof places>>;

/** Reads the folders that the thread was given. */
export const placesIn = (value: unknown): Places => places.parse(value);

export interface BackupThread {
  /** Resolves when the copy is complete; rejects when it failed. */
  readonly done: Promise<void>;
  /** Stops the copying; what is already written stays. */
  stop(): Promise<void>;
}

/** Begins a copy; calls `told` with each step of its progress. */
export function backUpBeside(where: Places, told: (step: BackupProgress) => void): BackupThread {
  const worker = new Worker(new URL('./backupWorker.ts', import.meta.url), { workerData: where });
  // A server that ends does not wait for the thread.
  worker.unref();
  const stop = enderOf(worker);
  worker.on('message', (said: unknown) => {
    const heard = step.safeParse(said);
    if (heard.success) told(heard.data);
  });
  const done = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`it ended with ${code}`))));
  });
  return { done, stop };
}
