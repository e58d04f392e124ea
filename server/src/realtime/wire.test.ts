// The wire itself: nothing is compressed, a message has few fragments, and the number of a process's sockets is
// limited.

import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { newCookie, testApp, type TestApp } from '../../test/support/index.ts';
import { PLACES } from './limits.ts';

let app: TestApp;
let cookie = '';
beforeAll(async () => {
  app = await testApp();
  cookie = await newCookie(app.url);
});
afterAll(async () => app.close());

async function opened(): Promise<WebSocket> {
  const url = `${app.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  // The client offers compression, as browsers do.
  const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: true });
  await once(socket, 'open');
  return socket;
}

/** Returns what the server says to a greeting in so many fragments; null where it hangs up instead. */
async function greeted(pieces: number): Promise<string | null> {
  const socket = await opened();
  const greeting = `40${JSON.stringify({ protocol: 5 }).padEnd(40)}`;
  const answer = new Promise<string | null>((resolve) => {
    socket.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString() : '';
      if (text.startsWith('4')) resolve(text);
    });
    socket.on('close', () => resolve(null));
  });
  for (let i = 0; i < pieces; i++)
    socket.send(i < pieces - 1 ? greeting.charAt(i) : greeting.slice(i), { fin: i === pieces - 1 });
  const said = await answer;
  socket.terminate();
  return said;
}

test('compression is offered and not taken: lengths would tell what lies face down', async () => {
  const socket = await opened();
  expect(socket.extensions).toBe('');
  socket.terminate();
});

test('a message of 16 fragments is heard; one of 17 closes its connection', async () => {
  expect(await greeted(16)).toMatch(/^40/);
  expect(await greeted(17)).toBeNull();
});

test('a process has 2,000 sockets, of strangers at most 300, and 100 from one address', () => {
  expect(PLACES).toMatchObject({ sockets: 2000, strangers: 300, strangersOfAddress: 100 });
});
