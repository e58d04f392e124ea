// The socket that the link uses in this browser.

import { PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import { assert } from '@dunmer/shared/lib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSocket } from './socketWire.ts';

beforeEach(() => {
  // Nothing listens at this address, so no socket that is opened here ever connects.
  vi.stubGlobal('location', new URL('http://127.0.0.1:1/'));
});
afterEach(() => void vi.unstubAllGlobals());

it('goes over a WebSocket only, says the protocol and the epoch that the page knows, and leaves coming back to us', () => {
  const socket = openSocket(() => 'now');
  expect(socket.io.opts).toMatchObject({
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    timeout: 8000,
  });
  const said: unknown[] = [];
  assert(typeof socket.auth === 'function', 'it says what it knows when it connects');
  socket.auth((auth) => said.push(auth));
  expect(said).toEqual([{ protocol: PROTOCOL_VERSION, epoch: 'now' }]);
  expect(socket.active).toBe(false);
});
