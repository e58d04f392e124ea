// The link's socket in this browser.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSocket } from './socketWire.ts';

beforeEach(() => {
  // No page stands behind it: what is opened here never gets anywhere.
  vi.stubGlobal('location', new URL('http://127.0.0.1:1/'));
});
afterEach(() => void vi.unstubAllGlobals());

it('goes over a WebSocket only, says the protocol, and leaves coming back to us', () => {
  const socket = openSocket(5);
  expect(socket.io.opts).toMatchObject({
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    timeout: 8000,
  });
  expect(socket.auth).toEqual({ protocol: 5 });
  expect(socket.active).toBe(false);
});
