// Lines whose owner asks and does not read.

import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { serve } from './serve.ts';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

/** Starts a server, and opens a line to it that reads nothing. */
async function deafLine(listener: RequestListener, silent?: number) {
  const http = serve(listener, silent);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const line = connect({ port, host: '127.0.0.1' }).pause();
  line.on('error', () => undefined);
  undo.push(
    () => line.destroy(),
    () => http.close(),
  );
  const theirs = await new Promise<Socket>((resolve) => http.once('connection', resolve));
  return { line, closed: once(theirs, 'close') };
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('who asks for a ninth answer before the first is there is cut, and few were begun', async () => {
  let asked = 0;
  const { line, closed } = await deafLine(() => (asked += 1));
  line.write(REQUEST.repeat(8));
  await new Promise((resolve) => setImmediate(resolve));
  line.write(REQUEST.repeat(392));
  await closed;
  expect(asked).toBe(8);
});

test('who asks one thing after another is answered for ever', async () => {
  let asked = 0;
  const { line } = await deafLine((_, response) => {
    asked += 1;
    response.end('yes');
  });
  line.resume();
  for (let i = 0; i < 30; i++) {
    line.write(REQUEST);
    await once(line, 'data');
  }
  expect(asked).toBe(30);
});

test('who does not read a long answer is cut, whatever of it is left', async () => {
  const { line, closed } = await deafLine((_, response) => response.end(Buffer.alloc(64 * 1024 * 1024)), 200);
  line.write(REQUEST);
  await closed;
});
