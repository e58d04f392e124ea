// The link over socket.io: when it is opened, kept, closed and opened again.

import type { Farewell } from '../protocol/index.ts';
import { describe, expect, it } from 'vitest';
import { ScriptedClock, seeded } from '../testing/index.ts';
import { watchConnection } from './connection.ts';
import { createLink, type LinkSocket } from './link.ts';

type Answer = 'opens' | 'hangs' | 'stays silent' | 'unauthenticated';

/** A socket whose other end the test writes. */
function scriptedSocket() {
  const told = { connects: 0, disconnects: 0 };
  const heard = new Map<string, (said: never) => void>();
  const tell = (name: string, said?: unknown): void => {
    const hear: unknown = heard.get(name);
    if (typeof hear === 'function') Reflect.apply(hear, null, [said]);
  };
  let isOpen = false;
  let answer: Answer = 'opens';
  const close = (reason: string, why?: Farewell): void => {
    if (!isOpen) return;
    if (why !== undefined) tell('farewell', { why });
    isOpen = false;
    tell('disconnect', reason);
  };
  const socket: LinkSocket = {
    get connected() {
      return isOpen;
    },
    on: (name: string, hear: (said: never) => void) => heard.set(name, hear),
    emit(name, ...said) {
      const answered: unknown = said.at(-1);
      if (name === 'alive' && typeof answered === 'function') Reflect.apply(answered, null, []);
    },
    connect() {
      told.connects += 1;
      isOpen = answer === 'opens';
      if (isOpen) tell('connect');
      else if (answer !== 'hangs') tell('connect_error', new Error(answer));
    },
    disconnect() {
      told.disconnects += 1;
      close('io client disconnect');
    },
  };
  return { socket, told, tell, close, server: (next: Answer) => void (answer = next) };
}

const random = seeded(1);
const chance = { fraction: () => random.below(10_000) / 10_000, hex: () => random.hex32() };
const timers = new ScriptedClock(0);

/** Lets time pass, with the promises that are under way. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= 10) {
    timers.advance(Math.min(left, 10));
    for (let turn = 0; turn < 4; turn++) await Promise.resolve();
  }
}

async function onAPage({ greetedAfter = 1, isOnline = true } = {}) {
  const { socket, told, tell, close, server } = scriptedSocket();
  let greetings = 0;
  const greet = async () => {
    greetings += 1;
    return greetings >= greetedAfter;
  };
  const wire = createLink({ socket, greet, isOnline: () => isOnline, timers, chance });
  const { store } = watchConnection({ timers, wire });
  const said: string[] = [];
  store.subscribe(({ state }) => said.push(state));
  const letGo = wire.hold();
  await pass(0);
  return { wire, store, said, told, tell, close, server, letGo, greetings: () => greetings };
}

describe('a link', () => {
  it('that no page needs any more is let go after a while, and nobody calls it lost', async () => {
    const { store, said, told, letGo } = await onAPage();
    expect(store.getState().state).toBe('online');
    letGo();
    await pass(60_000);
    expect(told.disconnects).toBe(1);
    expect(said).not.toContain('offline');
    expect(store.getState().state).toBe('resting');
  });

  it('that a page needs and lets go at once is not kept by that', async () => {
    const { wire, store, told, letGo } = await onAPage();
    letGo();
    await pass(10);
    wire.hold()();
    await pass(60_000);
    expect([told.disconnects, store.getState().state]).toEqual([1, 'resting']);
  });

  it('that no page needs any more may be closed by the server too, and nobody calls it lost', async () => {
    const { said, told, close, letGo } = await onAPage();
    letGo();
    await pass(2000);
    close('io server disconnect');
    await pass(60_000);
    expect(said).not.toContain('offline');
    expect(told.connects).toBe(1);
  });

  it('that the server lets go for nobody uses it rests, and is there again for whoever needs it', async () => {
    const { wire, store, said, told, close } = await onAPage();
    close('io server disconnect', 'idle');
    await pass(60_000);
    expect([told.connects, store.getState().state]).toEqual([1, 'resting']);
    wire.hold();
    await pass(0);
    expect([told.connects, store.getState().state]).toEqual([2, 'online']);
    expect(said).not.toContain('offline');
    // The farewell of the connection before says nothing about this one.
    close('transport close');
    await pass(1200);
    expect([told.connects, store.getState().state]).toEqual([3, 'online']);
  });

  it('passes on all that the server says', async () => {
    const { wire, tell } = await onAPage();
    const names = ['batch', 'table', 'presence', 'home', 'floor', 'closed', 'clocks'] as const;
    const heard: unknown[] = [];
    for (const name of names) wire.listen({ [name]: (said: unknown) => heard.push([name, said]) });
    for (const name of names) tell(name, `a ${name}`);
    expect(heard).toEqual(names.map((name) => [name, `a ${name}`]));
  });

  it('is opened once somebody has said who this browser is, who is asked again and again', async () => {
    const { store, told, greetings } = await onAPage({ greetedAfter: 4 });
    await pass(10);
    expect([told.connects, greetings()]).toEqual([0, 1]);
    await pass(10_000);
    expect([told.connects, greetings(), store.getState().state]).toEqual([1, 4, 'online']);
  });

  it('that breaks is the server’s where this machine has a network, and else the network’s', async () => {
    const causes: string[] = [];
    for (const isOnline of [true, false]) {
      const { store, close, server } = await onAPage({ isOnline });
      server('stays silent');
      close('transport close');
      await pass(2000);
      causes.push(store.getState().cause);
    }
    expect(causes).toEqual(['server', 'link']);
  });

  it('that is given up while it is still on its way is asked for anew', async () => {
    const { wire, told, close, server } = await onAPage();
    server('hangs');
    close('transport close');
    await pass(1200);
    expect(told.connects).toBe(2);
    server('opens');
    await pass(10_000);
    expect(told.connects).toBe(2);
    wire.renew();
    await pass(0);
    expect([told.connects, wire.isUp()]).toEqual([3, true]);
    wire.renew();
    await pass(0);
    expect([told.connects, told.disconnects, wire.isUp()]).toEqual([4, 2, true]);
  });

  it('for which there is no place is asked for again a few seconds later', async () => {
    const { told, close } = await onAPage();
    close('io server disconnect', 'full');
    await pass(2400);
    expect(told.connects).toBe(1);
    await pass(5200);
    expect(told.connects).toBe(2);
  });

  it('is kept over a change of pages, whose loss is still told', async () => {
    const { wire, said, told, close, letGo } = await onAPage();
    letGo();
    await pass(200);
    wire.hold();
    // A page lets go only once, however often it says so.
    letGo();
    await pass(60_000);
    expect([told.connects, told.disconnects]).toEqual([1, 0]);
    expect(said).not.toContain('resting');
    close('ping timeout');
    expect(said.at(-1)).toBe('offline');
  });

  it('is opened anew for the page that needs it after it was let go', async () => {
    const { wire, store, told, letGo } = await onAPage();
    letGo();
    await pass(60_000);
    wire.hold();
    await pass(0);
    expect(told.connects).toBe(2);
    expect(store.getState().state).toBe('online');
  });

  it('that is lost is taken up again, by each phone at moments of its own, sooner at first than at last', async () => {
    /** Returns the pauses before one phone's first tries while the server is down. */
    async function pauses(): Promise<readonly number[]> {
      const { told, close, server } = await onAPage();
      server('stays silent');
      close('transport close');
      const waits: number[] = [];
      for (let last = timers.now(); waits.length < 6; await pass(10)) {
        if (told.connects <= waits.length + 1) continue;
        waits.push(timers.now() - last);
        last = timers.now();
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
      // If a thousand phones came at one moment, the server could not bear it.
      expect(new Set(nth(n)).size).toBeGreaterThan(10);
    }
  });

  it('begins with short pauses again after it was there', async () => {
    const { told, close, server } = await onAPage();
    server('stays silent');
    close('transport close');
    await pass(60_000);
    server('opens');
    await pass(7500);
    const before = told.connects;
    close('transport close');
    await pass(1200);
    expect(told.connects).toBe(before + 1);
  });

  it('that is refused as nobody’s asks anew who this browser is before it comes again; one that is lost does not', async () => {
    const { store, close, server, greetings } = await onAPage();
    close('transport close');
    await pass(5000);
    expect([store.getState().state, greetings()]).toEqual(['online', 1]);
    server('unauthenticated');
    close('transport close');
    await pass(1500);
    expect(store.getState()).toMatchObject({ state: 'offline', rejected: 'unauthenticated' });
    server('opens');
    await pass(10_000);
    expect(store.getState()).toMatchObject({ state: 'online', rejected: null });
    expect(greetings()).toBeGreaterThan(1);
  });

  it.each([undefined, 'elsewhere'] as const)(
    'of which there are too many in this browser waits until it is asked for (%s)',
    async (why) => {
      const { store, told, close } = await onAPage();
      close('io server disconnect', why);
      await pass(60_000);
      expect(told.connects).toBe(1);
      expect(store.getState()).toMatchObject({ state: 'offline', cause: 'elsewhere' });
    },
  );
});
