// KeepFolded: while a server runs, a thread of its own folds the log into the database file at least once a minute, and
// at once when the log has grown large. So a copy of the file is never much older than the event, and no commit waits.

import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Clock, Log } from '../ports/index.ts';
import { enderOf, fileIn, logOf } from '../store/index.ts';

export interface FoldedPorts {
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
  /** The file that the thread runs. */
  readonly file?: URL;
}

/** Milliseconds between two foldings: with two a minute, one that fails leaves the file at most a minute behind. */
const EVERY = 30_000;
/** `GLANCE`: milliseconds between two looks at the log's size; `LARGE`: bytes from which it is folded in at once. */
const GLANCE = 1_000;
const LARGE = 8 * 2 ** 20;
const FILE = new URL('../store/foldWorker.ts', import.meta.url);

interface Thread {
  readonly worker: Worker;
  readonly end: () => Promise<void>;
}

/** Folds the log of a folder in from now on, until it is closed. The thread begins with the first folding. */
export function keepFolded({ folder, clock, log, file = FILE }: FoldedPorts): { close(): Promise<void> } {
  let thread: Thread | null = null;
  let cancel = (): void => undefined;
  let foldedAt = clock.elapsed();

  const hire = (): Thread => {
    const worker = new Worker(file, { workerData: folder });
    // A server that ends does not wait for the thread.
    worker.unref();
    const hired = { worker, end: enderOf(worker) };
    worker.on('error', () => log.warn({}, 'the log could not be folded in'));
    // Whatever has ended the thread, the next folding begins another.
    worker.on('exit', () => {
      if (thread === hired) thread = null;
    });
    return hired;
  };
  const fold = (): void => {
    foldedAt = clock.elapsed();
    try {
      thread ??= hire();
      // The rule is about windows of a browser.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      thread.worker.postMessage('fold');
    } catch {
      // A machine may have no room for another thread.
      log.warn({}, 'the log could not be folded in');
    }
  };
  const isLarge = (): boolean =>
    (statSync(logOf(fileIn(folder)), { throwIfNoEntry: false })?.size ?? 0) > LARGE;
  const glance = (): void => {
    cancel = clock.after(GLANCE, glance);
    if (clock.elapsed() - foldedAt >= EVERY || isLarge()) fold();
  };
  cancel = clock.after(GLANCE, glance);
  return {
    async close() {
      cancel();
      await thread?.end();
    },
  };
}
