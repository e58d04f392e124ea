// Probe: loaded into the server's process before it starts; reports its memory, and how long its loop is blocked. Node
// loads it into each of the process's threads too, where it does nothing: their loops and heaps are not the server's.

import { subscribe } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { getHeapSpaceStatistics } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { LoopWatch } from '../support/loopWatch.ts';

const path = isMainThread ? process.env['PROBE'] : undefined;
const loop = new LoopWatch();

// Loading modules at the start blocks the loop for longer than anything after it: time counts from the first
// connection.
if (isMainThread) subscribe('net.server.socket', () => loop.start());

/** Reports the figures to everybody who connects to `at`; `first` runs before each report. */
function answer(at: string, first?: () => void): void {
  rmSync(at, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    first?.();
    const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    const memory = { rss: process.memoryUsage.rss(), young: young?.space_size ?? 0 };
    socket.end(JSON.stringify({ ...memory, ...loop.longest() }));
  });
  server.listen(at);
  server.unref();
}

if (path !== undefined) {
  answer(path);
  answer(`${path}-collected`, () => globalThis.gc?.());
}
