// KeepFolded: while a server runs, what it writes is brought into the database file at least once a minute, by a thread
// of its own: a copy of the file is never much older than the event, and no commit waits for it.

import { Worker } from 'node:worker_threads';
import type { Clock, Log } from '../ports/index.ts';

export interface FoldedPorts {
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
  /** The file that the thread runs. */
  readonly file?: URL;
}

/** Twice a minute, so that one that comes to nothing leaves the file a minute behind at most. */
const EVERY = 30_000;
const FILE = new URL('../store/foldWorker.ts', import.meta.url);

/** Folds the log of a folder in from now on, until it is closed. Begins its thread at the first time. */
export function keepFolded({ folder, clock, log, file = FILE }: FoldedPorts): { close(): Promise<void> } {
  let worker: Worker | null = null;
  let cancel = (): void => undefined;

  const hire = (): Worker => {
    const hired = new Worker(file, { workerData: folder });
    // A server that ends does not wait for it.
    hired.unref();
    hired.on('error', () => log.warn({}, 'the log could not be folded in'));
    // Whatever has ended it, the next time another one begins.
    hired.on('exit', () => {
      if (worker === hired) worker = null;
    });
    return hired;
  };
  const fold = (): void => {
    cancel = clock.after(EVERY, fold);
    try {
      worker ??= hire();
      // The rule is about windows of a browser.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage('fold');
    } catch {
      // A machine may have no room for one more thread.
      log.warn({}, 'the log could not be folded in');
    }
  };
  cancel = clock.after(EVERY, fold);
  return {
    async close() {
      cancel();
      const gone = worker;
      worker = null;
      await gone?.terminate();
    },
  };
}
