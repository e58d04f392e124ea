// Loaded: ends a thread that uses the database only once it has loaded the database's native module. If a thread is
// ended while it loads one, the whole process aborts, because Node no longer answers the module.

import type { MessagePort, Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';

const LOADED = 'loaded';

/** In the thread: loads the native module, and reports that. */
export function load(port: MessagePort): void {
  new Database(':memory:').close();
  port.postMessage(LOADED);
}

/**
 * Beside the thread, right after its start: returns what ends it as soon as it may be ended. That resolves once the
 * thread is gone, also if it ends by itself meanwhile.
 */
export function enderOf(worker: Worker): () => Promise<void> {
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const loaded = new Promise<void>((resolve) =>
    worker.on('message', (said) => {
      if (said === LOADED) resolve();
    }),
  );
  return async () => {
    // From here on the thread keeps the process alive until it has ended.
    worker.ref();
    await Promise.race([loaded, gone]);
    await worker.terminate();
    await gone;
  };
}
