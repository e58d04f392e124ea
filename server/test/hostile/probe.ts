// Probe: loaded into the server's process before it starts, says how much it costs and how long its loop stands still.

import { subscribe } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const MS = 1e6;
const path = process.env['PROBE'];
const loop = monitorEventLoopDelay({ resolution: 5 });

// Reading modules at the start stands still for longer than anything after it: time counts from the first connection.
subscribe('net.server.socket', () => loop.enable());

if (path !== undefined) {
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify({ rss: process.memoryUsage.rss(), loopMs: loop.max / MS }));
    loop.reset();
  });
  server.listen(path);
  server.unref();
}
