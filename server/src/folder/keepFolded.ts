// KeepFolded: while a server runs, what it writes is brought into the database file at least once a minute, and as soon
// as the log has grown, by a thread of its own: a copy of the file is never much older than the event, and no commit
// waits for it.

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

/** Twice a minute, so that one that comes to nothing leaves the file a minute behind at most. */
const EVERY = 30_000;
/** How often it is looked at how large the log is, and from which size on, in bytes, it is folded in at once. */
const GLANCE = 1_000;
const LARGE = 8 * 2 ** 20;
const FILE = new URL('../store/foldWorker.ts', import.meta.url);

interface Thread {
  readonly worker: Worker;
  readonly end: () => Promise<void>;
}

/** Folds the log of a folder in from now on, until it is closed. Begins its thread at the first time. */
export function keepFolded({ folder, clock, log, file = FILE }: FoldedPorts): { close(): Promise<void> } {
  let thread: Thread | null = null;
  let cancel = (): void => undefined;
  let foldedAt = clock.elapsed();

  const hire = (): Thread => {
    const worker = new Worker(file, { workerData: folder });
    // A server that ends does not wait for it.
    worker.unref();
    const hired = { worker, end: enderOf(worker) };
    worker.on('error', () => log.warn({}, 'the log could not be folded in'));
    // Whatever has ended it, the next time another one begins.
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
      // A machine may have no room for one more thread.
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
