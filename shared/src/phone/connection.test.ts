// Connection: a dead link is shown within 5 s, whatever the socket thinks of it.

import { describe, expect, it } from 'vitest';
import { scriptedDevice } from '../testing/index.ts';
import { watchConnection } from './connection.ts';

/** A page that needs the link, which has come up. */
const onTheLine = () => {
  const given = scriptedDevice().page();
  const { wire, timers } = given;
  const watch = watchConnection(given);
  wire.tell((ear) => ear.trying?.());
  wire.goUp();
  return { wire, timers, watch, store: watch.store };
};

describe('connection', () => {
  it('is online once the link is up, and stays so while pings are answered', () => {
    const given = scriptedDevice().page();
    const { wire, timers } = given;
    const { store } = watchConnection(given);
    wire.tell((ear) => ear.trying?.());
    expect(store.getState().state).toBe('connecting');
    wire.goUp();
    for (let ping = 0; ping < 10; ping++) {
      timers.advance(2500);
      wire.pings.at(-1)?.();
    }
    expect(wire.pings).toHaveLength(10);
    expect(store.getState().state).toBe('online');
  });

  it('is no loss where the link was let go on purpose, unless no other comes', () => {
    const given = scriptedDevice().page();
    const { wire, timers } = given;
    const watch = watchConnection(given);
    wire.tell((ear) => ear.trying?.());
    wire.goUp();
    wire.goDown();
    watch.expect();
    expect(watch.store.getState().state).toBe('connecting');
    timers.advance(5000);
    expect(watch.store.getState().state).toBe('offline');
    wire.goUp();
    expect(watch.store.getState().state).toBe('online');
  });

  it('is offline less than 5 s after the last sign of life', () => {
    const { store, timers } = onTheLine();
    timers.advance(4999);
    expect(store.getState()).toMatchObject({ state: 'offline', cause: 'link' });
  });

  it('is online again when a late answer comes after all', () => {
    const { wire, store, timers } = onTheLine();
    timers.advance(6000);
    wire.pings[0]?.();
    expect(store.getState().state).toBe('online');
  });

  it('gives a silent link up for a new one', () => {
    const { wire, timers } = onTheLine();
    timers.advance(2500 + 9000);
    expect(wire.renewals).toBe(1);
  });

  it('finds out at once, after sleep, that the link has died', () => {
    const { wire, watch, store, timers } = onTheLine();
    watch.wake();
    timers.advance(2400);
    expect(store.getState().state).toBe('offline');
    expect(wire.renewals).toBe(1);
  });

  it('that is gone, be it to another tab, is taken back as soon as somebody looks at this page again', () => {
    const { wire, watch, store } = onTheLine();
    wire.goDown();
    wire.tell((ear) => ear.down?.('elsewhere'));
    watch.wake();
    expect(wire.renewals).toBe(1);
    wire.goUp();
    expect(store.getState().state).toBe('online');
  });

  it('is offline when the very first try takes too long', () => {
    const given = scriptedDevice().page();
    const { wire, timers } = given;
    const { store } = watchConnection(given);
    wire.tell((ear) => ear.trying?.());
    timers.advance(4999);
    expect(store.getState().state).toBe('offline');
  });

  it('keeps apart a server that hung up and a link that is gone', () => {
    const one = onTheLine();
    one.wire.tell((ear) => ear.down?.('server'));
    one.timers.advance(2000);
    expect(one.store.getState()).toMatchObject({ state: 'offline', cause: 'server' });
    const other = onTheLine();
    other.wire.tell((ear) => ear.down?.('link'));
    expect(other.store.getState()).toMatchObject({ state: 'offline', cause: 'link' });
  });

  it('says nothing of a link that the server has closed and that is there again at once', () => {
    const { wire, store, timers } = onTheLine();
    const said: string[] = [];
    store.subscribe(({ state }) => said.push(state));
    wire.tell((ear) => ear.down?.('server'));
    timers.advance(1200);
    wire.goUp();
    timers.advance(2000);
    expect(said).not.toContain('offline');
    expect(store.getState().state).toBe('online');
  });

  it('that came back is not taken for dead by what was asked over the one before', () => {
    const { wire, store, timers } = onTheLine();
    timers.advance(2500);
    wire.tell((ear) => ear.down?.('server'));
    timers.advance(1000);
    wire.goUp();
    timers.advance(2400);
    expect(store.getState().state).toBe('online');
  });

  it('stays lost, once it was said to be, until it is back', () => {
    const { wire, store } = onTheLine();
    wire.tell((ear) => ear.down?.('link'));
    wire.tell((ear) => ear.down?.('server'));
    expect(store.getState()).toMatchObject({ state: 'offline', cause: 'link' });
  });
});

describe('a link that nobody needs', () => {
  it.each(['link', 'server', 'elsewhere'] as const)('is not lost when it closes (%s)', (cause) => {
    const { wire, watch, store, timers } = onTheLine();
    wire.tell((ear) => ear.rested?.());
    wire.tell((ear) => ear.down?.(cause));
    watch.wake();
    timers.advance(60_000);
    expect(store.getState().state).toBe('resting');
    expect(wire.renewals).toBe(0);
  });

  it('is asked for no sign of life, and missed by nobody', () => {
    const { wire, store, timers } = onTheLine();
    wire.tell((ear) => ear.rested?.());
    timers.advance(60_000);
    expect(wire.pings).toHaveLength(0);
    expect(store.getState().state).toBe('resting');
  });

  it('hides a loss that no page cares about any more, which is said again within 5 s to the next one that does', () => {
    const { wire, store, timers } = onTheLine();
    wire.goDown();
    expect(store.getState().state).toBe('offline');
    wire.tell((ear) => ear.rested?.());
    expect(store.getState().state).toBe('resting');
    wire.tell((ear) => ear.trying?.());
    timers.advance(4999);
    expect(store.getState().state).toBe('offline');
  });

  it('is there at once for the next page where it was left open, and found dead within 5 s where it died', () => {
    const { wire, store, timers } = onTheLine();
    wire.tell((ear) => ear.rested?.());
    wire.tell((ear) => ear.trying?.());
    expect(store.getState().state).toBe('online');
    timers.advance(4999);
    expect(store.getState().state).toBe('offline');
  });
});
