// Loaded: a thread that works with the database is ended only once it has the database's native module. Where one is ended
// while it loads that, the whole process is aborted: Node answers a module of a dying thread nothing any more.

import type { MessagePort, Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';

const LOADED = 'loaded';

/** In the thread: loads the native module, and says so. */
export function load(port: MessagePort): void {
  new Database(':memory:').close();
  port.postMessage(LOADED);
}

/**
 * Beside the thread, at once when it has begun: what ends it, as soon as it may be ended. Whoever calls that waits until it
 * is gone, also where it ends by itself meanwhile.
 */
export function enderOf(worker: Worker): () => Promise<void> {
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const loaded = new Promise<void>((resolve) =>
    worker.on('message', (said) => {
      if (said === LOADED) resolve();
    }),
  );
  return async () => {
    // Nothing else may keep the process until then.
    worker.ref();
    await Promise.race([loaded, gone]);
    await worker.terminate();
    await gone;
  };
}
