// Probe: loaded into the server's process before it starts, says how much it costs and how long its loop stands still.

import { subscribe } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { LoopWatch } from '../support/loopWatch.ts';

const path = process.env['PROBE'];
const loop = new LoopWatch();

// Reading modules at the start stands still for longer than anything after it: time counts from the first connection.
subscribe('net.server.socket', () => loop.start());

if (path !== undefined) {
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify({ rss: process.memoryUsage.rss(), ...loop.longest() }));
  });
  server.listen(path);
  server.unref();
}
