// Connection: a dead link is shown within 5 s, whatever the socket thinks of it.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchConnection } from './connection.ts';
import { scriptedWire } from './scriptedWire.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that needs the link, which has come up. */
const onTheLine = () => {
  const wire = scriptedWire();
  const watch = watchConnection(wire);
  wire.say((ear) => ear.trying?.());
  wire.goUp();
  return { wire, watch, store: watch.store };
};

describe('connection', () => {
  it('is online once the link is up, and stays so while pings are answered', () => {
    const wire = scriptedWire();
    const { store } = watchConnection(wire);
    wire.say((ear) => ear.trying?.());
    expect(store.getState().state).toBe('connecting');
    wire.goUp();
    for (let ping = 0; ping < 10; ping++) {
      vi.advanceTimersByTime(2500);
      wire.pings.at(-1)?.();
    }
    expect(wire.pings).toHaveLength(10);
    expect(store.getState().state).toBe('online');
  });

  it('is no loss where the link was let go on purpose, unless no other comes', () => {
    const wire = scriptedWire();
    const watch = watchConnection(wire);
    wire.say((ear) => ear.trying?.());
    wire.goUp();
    wire.goDown();
    watch.expect();
    expect(watch.store.getState().state).toBe('connecting');
    vi.advanceTimersByTime(5000);
    expect(watch.store.getState().state).toBe('offline');
    wire.goUp();
    expect(watch.store.getState().state).toBe('online');
  });

  it('is offline less than 5 s after the last sign of life', () => {
    const { store } = onTheLine();
    vi.advanceTimersByTime(4999);
    expect(store.getState()).toMatchObject({ state: 'offline', cause: 'link' });
  });

  it('is online again when a late answer comes after all', () => {
    const { wire, store } = onTheLine();
    vi.advanceTimersByTime(6000);
    wire.pings[0]?.();
    expect(store.getState().state).toBe('online');
  });

  it('gives a silent link up for a new one', () => {
    const { wire } = onTheLine();
    vi.advanceTimersByTime(2500 + 9000);
    expect(wire.renewals).toBe(1);
  });

  it('finds out at once, after sleep, that the link has died', () => {
    const { wire, watch, store } = onTheLine();
    watch.wake();
    vi.advanceTimersByTime(2400);
    expect(store.getState().state).toBe('offline');
    expect(wire.renewals).toBe(1);
  });

  it('is offline when the very first try takes too long', () => {
    const wire = scriptedWire();
    const { store } = watchConnection(wire);
    wire.say((ear) => ear.trying?.());
    vi.advanceTimersByTime(4999);
    expect(store.getState().state).toBe('offline');
  });

  it('keeps apart a server that hung up and a link that is gone', () => {
    const one = onTheLine();
    one.wire.say((ear) => ear.down?.('server'));
    vi.advanceTimersByTime(2000);
    expect(one.store.getState()).toMatchObject({ state: 'offline', cause: 'server' });
    const other = onTheLine();
    other.wire.say((ear) => ear.down?.('link'));
    expect(other.store.getState()).toMatchObject({ state: 'offline', cause: 'link' });
  });

  it('says nothing of a link that the server has closed and that is there again at once', () => {
    const { wire, store } = onTheLine();
    const said: string[] = [];
    store.subscribe(({ state }) => said.push(state));
    wire.say((ear) => ear.down?.('server'));
    vi.advanceTimersByTime(1200);
    wire.goUp();
    vi.advanceTimersByTime(2000);
    expect(said).not.toContain('offline');
    expect(store.getState().state).toBe('online');
  });

  it('stays lost, once it was said to be, until it is back', () => {
    const { wire, store } = onTheLine();
    wire.say((ear) => ear.down?.('link'));
    wire.say((ear) => ear.down?.('server'));
    expect(store.getState()).toMatchObject({ state: 'offline', cause: 'link' });
  });
});

describe('a link that nobody needs', () => {
  it.each(['link', 'server', 'elsewhere'] as const)('is not lost when it closes (%s)', (cause) => {
    const { wire, watch, store } = onTheLine();
    wire.say((ear) => ear.rested?.());
    wire.say((ear) => ear.down?.(cause));
    watch.wake();
    vi.advanceTimersByTime(60_000);
    expect(store.getState().state).toBe('resting');
    expect(wire.renewals).toBe(0);
  });

  it('is asked for no sign of life, and missed by nobody', () => {
    const { wire, store } = onTheLine();
    wire.say((ear) => ear.rested?.());
    vi.advanceTimersByTime(60_000);
    expect(wire.pings).toHaveLength(0);
    expect(store.getState().state).toBe('resting');
  });

  it('hides a loss that no page cares about any more, which is said again within 5 s to the next one that does', () => {
    const { wire, store } = onTheLine();
    wire.goDown();
    expect(store.getState().state).toBe('offline');
    wire.say((ear) => ear.rested?.());
    expect(store.getState().state).toBe('resting');
    wire.say((ear) => ear.trying?.());
    vi.advanceTimersByTime(4999);
    expect(store.getState().state).toBe('offline');
  });

  it('is there at once for the next page where it was left open, and found dead within 5 s where it died', () => {
    const { wire, store } = onTheLine();
    wire.say((ear) => ear.rested?.());
    wire.say((ear) => ear.trying?.());
    expect(store.getState().state).toBe('online');
    vi.advanceTimersByTime(4999);
    expect(store.getState().state).toBe('offline');
  });
});
