// The link over socket.io: when it is opened, kept, let go and taken up again.

import type { Farewell } from '@dunmer/shared/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from 'socket.io-client';
import { watchConnection } from './connection.ts';
import { openSocket } from './frames.ts';
import { socketWire } from './socketWire.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // No page stands behind it: what is opened here never gets anywhere.
  vi.stubGlobal('location', new URL('http://127.0.0.1:1/'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isAnswer = (value: unknown): value is () => void => typeof value === 'function';

type Answer = 'opens' | 'stays silent';

/** A socket whose other end is written by the test. */
function scriptedSocket() {
  const socket = openSocket(5);
  const told = { connects: 0, disconnects: 0 };
  let isOpen = false;
  let answer: Answer = 'opens';
  Object.defineProperty(socket, 'connected', { get: () => isOpen });
  socket.emit = (...said: readonly unknown[]) => {
    const answered = said.at(-1);
    if (said[0] === 'alive' && isAnswer(answered)) answered();
    return socket;
  };
  socket.connect = () => {
    told.connects += 1;
    isOpen = answer === 'opens';
    if (isOpen) for (const ear of socket.listeners('connect')) ear();
    else for (const ear of socket.listeners('connect_error')) ear(new Error('nobody there'));
    return socket;
  };
  const close = (reason: Socket.DisconnectReason, why?: Farewell): void => {
    if (!isOpen) return;
    if (why !== undefined) for (const ear of socket.listeners('farewell')) ear({ why });
    isOpen = false;
    for (const ear of socket.listeners('disconnect')) ear(reason);
  };
  socket.disconnect = () => {
    told.disconnects += 1;
    close('io client disconnect');
    return socket;
  };
  return { socket, told, close, server: (next: Answer) => void (answer = next) };
}

async function onAPage() {
  const { socket, told, close, server } = scriptedSocket();
  const wire = socketWire(async () => true, socket);
  const { store } = watchConnection(wire);
  const said: string[] = [];
  store.subscribe(({ state }) => said.push(state));
  const letGo = wire.hold();
  await vi.advanceTimersByTimeAsync(0);
  return { wire, store, said, told, close, server, letGo };
}

describe('a link', () => {
  it('that no page needs any more is let go after a while, and nobody calls it lost', async () => {
    const { store, said, told, letGo } = await onAPage();
    expect(store.getState().state).toBe('online');
    letGo();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.disconnects).toBe(1);
    expect(said).not.toContain('offline');
    expect(store.getState().state).toBe('resting');
  });

  it('that no page needs any more may be closed by the server too, and nobody calls it lost', async () => {
    const { said, told, close, letGo } = await onAPage();
    letGo();
    await vi.advanceTimersByTimeAsync(2000);
    close('io server disconnect');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(said).not.toContain('offline');
    expect(told.connects).toBe(1);
  });

  it('that the server lets go for nobody uses it rests, and is there again for whoever needs it', async () => {
    const { wire, store, said, told, close } = await onAPage();
    close('io server disconnect', 'idle');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([told.connects, store.getState().state]).toEqual([1, 'resting']);
    wire.hold();
    await vi.advanceTimersByTimeAsync(0);
    expect([told.connects, store.getState().state]).toEqual([2, 'online']);
    expect(said).not.toContain('offline');
  });

  it('for which there is no place is asked for again a few seconds later', async () => {
    const { told, close } = await onAPage();
    close('io server disconnect', 'full');
    await vi.advanceTimersByTimeAsync(2400);
    expect(told.connects).toBe(1);
    await vi.advanceTimersByTimeAsync(5200);
    expect(told.connects).toBe(2);
  });

  it('is kept over a change of pages, whose loss is still told', async () => {
    const { wire, said, told, close, letGo } = await onAPage();
    letGo();
    await vi.advanceTimersByTimeAsync(200);
    wire.hold();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([told.connects, told.disconnects]).toEqual([1, 0]);
    expect(said).not.toContain('resting');
    close('ping timeout');
    expect(said.at(-1)).toBe('offline');
  });

  it('is opened anew for the page that needs it after it was let go', async () => {
    const { wire, store, told, letGo } = await onAPage();
    letGo();
    await vi.advanceTimersByTimeAsync(60_000);
    wire.hold();
    await vi.advanceTimersByTimeAsync(0);
    expect(told.connects).toBe(2);
    expect(store.getState().state).toBe('online');
  });

  it('that is lost is taken up again, by each phone at moments of its own, sooner at first than at last', async () => {
    /** The pauses before the first tries of one phone, while the server is down. */
    async function pauses(): Promise<readonly number[]> {
      const { told, close, server } = await onAPage();
      server('stays silent');
      close('transport close');
      const waits: number[] = [];
      for (let last = Date.now(); waits.length < 6; await vi.advanceTimersByTimeAsync(10)) {
        if (told.connects <= waits.length + 1) continue;
        waits.push(Date.now() - last);
        last = Date.now();
      }
      return waits;
    }
    const phones: (readonly number[])[] = [];
    for (let phone = 0; phone < 20; phone++) phones.push(await pauses());
    const nth = (n: number) => phones.map((waits) => waits[n] ?? 0);
    for (const [n, least, most] of [
      [0, 400, 1200],
      [1, 800, 2400],
      [5, 2500, 7500],
    ] as const) {
      expect(Math.min(...nth(n))).toBeGreaterThanOrEqual(least);
      expect(Math.max(...nth(n))).toBeLessThanOrEqual(most + 20);
      // A thousand phones at one moment would be a storm.
      expect(new Set(nth(n)).size).toBeGreaterThan(10);
    }
  });

  it('begins with short pauses again after it was there', async () => {
    const { told, close, server } = await onAPage();
    server('stays silent');
    close('transport close');
    await vi.advanceTimersByTimeAsync(60_000);
    server('opens');
    await vi.advanceTimersByTimeAsync(7500);
    const before = told.connects;
    close('transport close');
    await vi.advanceTimersByTimeAsync(1200);
    expect(told.connects).toBe(before + 1);
  });

  it('of which there are too many in this browser waits until it is asked for', async () => {
    const { store, told, close } = await onAPage();
    close('io server disconnect');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.connects).toBe(1);
    expect(store.getState()).toMatchObject({ state: 'offline', cause: 'elsewhere' });
  });
});

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
