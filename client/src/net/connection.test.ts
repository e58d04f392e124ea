// Connection: a dead link is shown within 5 s, whatever the socket thinks of it.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchConnection } from './connection.ts';
import { scriptedWire } from './scriptedWire.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('connection', () => {
  it('is online once the link is up, and stays so while pings are answered', () => {
    const wire = scriptedWire();
    const { store } = watchConnection(wire);
    expect(store.getState().state).toBe('connecting');
    wire.goUp();
    for (let ping = 0; ping < 10; ping++) {
      vi.advanceTimersByTime(2500);
      wire.pings.at(-1)?.();
    }
    expect(wire.pings).toHaveLength(10);
    expect(store.getState().state).toBe('online');
  });

  it('is offline less than 5 s after the last sign of life', () => {
    const wire = scriptedWire();
    const { store } = watchConnection(wire);
    wire.goUp();
    vi.advanceTimersByTime(4999);
    expect(store.getState()).toMatchObject({ state: 'offline', cause: 'link' });
  });

  it('is online again when a late answer comes after all', () => {
    const wire = scriptedWire();
    const { store } = watchConnection(wire);
    wire.goUp();
    vi.advanceTimersByTime(6000);
    wire.pings[0]?.();
    expect(store.getState().state).toBe('online');
  });

  it('gives a silent link up for a new one', () => {
    const wire = scriptedWire();
    watchConnection(wire);
    wire.goUp();
    vi.advanceTimersByTime(2500 + 9000);
    expect(wire.renewals).toBe(1);
  });

  it('finds out at once, after sleep, that the link has died', () => {
    const wire = scriptedWire();
    const watch = watchConnection(wire);
    wire.goUp();
    watch.wake();
    vi.advanceTimersByTime(2400);
    expect(watch.store.getState().state).toBe('offline');
    expect(wire.renewals).toBe(1);
  });

  it('is offline when the very first try takes too long', () => {
    const wire = scriptedWire();
    const { store } = watchConnection(wire);
    wire.say((ear) => ear.trying?.());
    vi.advanceTimersByTime(4999);
    expect(store.getState().state).toBe('offline');
  });

  it('cries about no link that nobody needed, however long it rests', () => {
    const wire = scriptedWire();
    const { store } = watchConnection(wire);
    wire.goUp();
    wire.say((ear) => ear.down?.('idle'));
    vi.advanceTimersByTime(60_000);
    expect(store.getState().state).toBe('connecting');
    wire.goUp();
    expect(store.getState().state).toBe('online');
  });

  it('keeps apart a server that hung up and a link that is gone', () => {
    const wire = scriptedWire();
    const { store } = watchConnection(wire);
    wire.goUp();
    wire.say((ear) => ear.down?.('server'));
    expect(store.getState()).toMatchObject({ state: 'offline', cause: 'server' });
  });
});
