// P14: phones that stall are cut off within 10 s and cost little, and those who play beside them notice nothing.

import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BAD_PHONES, type Place } from './hostile/badPhones.ts';
import { Busy } from './hostile/busy.ts';
import { Healthy } from './hostile/healthy.ts';
import { connectedTo, type ProbedServer, startProbed } from './hostile/probedServer.ts';
import { LoopWatch, newCookie, seeded } from './support/index.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const SECONDS = Number(process.env['STALLED_SECONDS'] ?? 15);
/** How many bad phones of each kind there are at the same time. */
const OF_EACH = 6;
const PAIRS = 3;
const REST_MS = 100;
const BUSY = 4;
// Gives stalled phones enough to read; with more, memory would measure what is stored and not yet collected, and not
// what they cost.
const BUSY_PAUSE_MS = 80;
/** Seeded traders; the last ones are referees, who play nothing and each keep a table busy. */
const TRADERS = 420;
const REFEREES = Array.from({ length: BUSY }, (_, i) => TRADERS - 1 - i);
/**
 * For so long only well-behaved phones play: the memory that a server takes in its first minutes anyway is not what bad
 * phones cost.
 */
const WARM_MS = Math.max(8000, 100 * SECONDS);
const LOOK_MS = 60;
const CUT_MS = 10_000;
/** How late timers and this process's own checks may be, besides waiting for a processor. */
const LATE_MS = 500;
const GROWTH_MIB = 64;
/**
 * Both halves of 32 MiB that are taken for new objects, and half as much again while they are collected: 64.5 at the
 * most in ten minutes. Without a limit, these phones drive it to 128, none of which is given back.
 */
const YOUNG_MIB = 96;
const MIB = 2 ** 20;

let probed: ProbedServer;
beforeAll(async () => {
  const staff = Object.fromEntries(REFEREES.map((number) => [number, 'referee' as const]));
  probed = await startProbed({ count: TRADERS, staff });
});
afterAll(async () => probed.dispose());

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Checks again and again which phones the server still holds, and how much memory it has. */
class Watch {
  connected: ReadonlySet<number> = new Set();
  mostMemory = 0;
  mostYoung = 0;
  /** The longest time that the server waited for a processor, in milliseconds. */
  longestWait = 0;
  readonly #timers: readonly NodeJS.Timeout[];

  /** `bound`: a reading of more bytes counts only as far as the bytes are left once all garbage is collected. */
  constructor({ server: { port }, facts, collected }: ProbedServer, bound: number) {
    const look = (): void => {
      this.connected = connectedTo(port);
    };
    const weigh = async (): Promise<void> => {
      const { rss, young, waitMs } = await facts();
      const kept = rss > Math.max(bound, this.mostMemory) ? (await collected()).rss : rss;
      this.mostMemory = Math.max(this.mostMemory, kept);
      this.mostYoung = Math.max(this.mostYoung, young);
      this.longestWait = Math.max(this.longestWait, waitMs);
    };
    this.#timers = [setInterval(look, LOOK_MS), setInterval(() => void weigh(), 3 * LOOK_MS)];
  }

  /**
   * Returns the milliseconds until the server has let go of the phone with this port; null when `end` comes before the
   * server had to let go, and `isKnown` says that another phone of its kind was timed.
   */
  async untilCut(phone: number, end: number, isKnown: () => boolean): Promise<number | null> {
    const began = performance.now();
    const isOver = (): boolean => performance.now() > Math.max(end, began + 3 * CUT_MS);
    const isSpared = (): boolean => performance.now() > end && began + CUT_MS > end && isKnown();
    do await sleep(LOOK_MS);
    while (this.connected.has(phone) && !isOver() && !isSpared());
    return this.connected.has(phone) && isSpared() ? null : performance.now() - began;
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }
}

test(`for ${SECONDS} s bad phones are cut within 10 s and cost no memory, while others play`, async () => {
  const { server } = probed;
  const { url, port } = server;
  const busy = REFEREES.map((referee, i) => new Busy(url, seeded(SEED + i), BUSY_PAUSE_MS, referee));
  const pairs = await Promise.all(
    Array.from({ length: PAIRS }, (_, i) => Healthy.connect(url, seeded(SEED + 100 + i), REST_MS)),
  );
  const working = Promise.all([...busy.map((each) => each.run()), ...pairs.map((each) => each.play())]);
  await sleep(WARM_MS);
  const { rss: before } = await probed.facts();

  const own = new LoopWatch();
  own.start();
  await probed.facts();
  const began = performance.now();
  const end = began + SECONDS * 1000;
  const slowest = new Map<string, number>();
  const watch = new Watch(probed, before + GROWTH_MIB * MIB);
  const behave = async (kind: string, begin: (typeof BAD_PHONES)[string]): Promise<void> => {
    const cookie = await newCookie(url);
    while (performance.now() < end) {
      const place: Place = { port, cookie, watch: busy.map(({ watch }) => watch) };
      const phone = await begin(place);
      if (phone.socket.connecting) await once(phone.socket, 'connect');
      const ms = await watch.untilCut(phone.socket.localPort ?? 0, end, () => slowest.has(kind));
      phone.stop();
      if (ms !== null) slowest.set(kind, Math.max(slowest.get(kind) ?? 0, ms));
    }
  };
  const behaving = Promise.all(
    Object.entries(BAD_PHONES).flatMap(([kind, begin]) =>
      Array.from({ length: OF_EACH }, () => behave(kind, begin)),
    ),
  );
  await behaving;
  const lasted = performance.now() - began;
  watch.stop();
  own.stop();
  const waitMs = watch.longestWait + own.longest().waitMs;
  for (const each of [...busy, ...pairs]) each.stop();
  await working;

  expect(lasted, 'milliseconds in which they were there').toBeGreaterThanOrEqual(SECONDS * 1000);
  const late = [...slowest].filter(([, ms]) => ms > CUT_MS + LATE_MS + waitMs);
  expect(late, 'what they do, and milliseconds until they were cut').toEqual([]);
  expect([...slowest.keys()].toSorted()).toEqual(Object.keys(BAD_PHONES).toSorted());
  expect((watch.mostMemory - before) / MIB, 'MiB of memory that they have cost').toBeLessThan(GROWTH_MIB);
  expect(watch.mostYoung / MIB, 'MiB that are taken for new objects').toBeLessThanOrEqual(YOUNG_MIB);
  for (const pair of pairs) {
    expect(pair.matches.length).toBeGreaterThan(1);
    expect(pair.losses).toBe(0);
    pair.close();
  }
  expect(server.stderr).toBe('');
});
