// P3, P9: when all phones lose their connections at once, they are back and up to date within 15 s.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewHash } from '@dunmer/shared/protocol';
import { type ProbedServer, startProbed } from './hostile/probedServer.ts';
import { openPair, ownClock, type Pair, type Phone, seeded, TcpProxy, untilQuiet } from './support/index.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const CLIENTS = Number(process.env['STORM_CLIENTS'] ?? 100);
const AT_ONCE = 20;
/** The versions that each match has before the storm. */
const PLAYED = 4;
const SYNCED_MS = 15_000;
const LOOP_MS = 250;
const PATIENCE_MS = 60_000;

let probed: ProbedServer;
let proxy: TcpProxy;
const pairs: Pair[] = [];
const phones: Phone[] = [];

const sitting = (phone: Phone) => ({ by: 'seat', match: phone.match }) as const;

beforeAll(async () => {
  probed = await startProbed({ count: CLIENTS });
  proxy = await TcpProxy.start(probed.server.port);
  const random = seeded(SEED);
  while (pairs.length < CLIENTS / 2) {
    const next = Array.from({ length: Math.min(AT_ONCE, CLIENTS / 2 - pairs.length) }, () =>
      openPair(proxy.url, random),
    );
    const opened = await Promise.all(next);
    for (const { a, b } of opened) for (const phone of [a, b]) phone.autoplay();
    const isUnderWay = (phone: Phone): boolean => phone.log.version >= PLAYED;
    await Promise.all(opened.flatMap(({ a, b }) => [a.until(isUnderWay), b.until(isUnderWay)]));
    for (const { a, b } of opened) for (const phone of [a, b]) phone.pause();
    for (const { a, b } of opened) await untilQuiet([a, b]);
    pairs.push(...opened);
    phones.push(...opened.flatMap(({ a, b }) => [a, b]));
  }
}, 4 * PATIENCE_MS);
afterAll(async () => {
  for (const pair of pairs) pair.close();
  await proxy.close();
  await probed.dispose();
});

/** Resolves when a phone has reconnected and knows everything that the server knows; throws when their views differ. */
async function back(phone: Phone): Promise<void> {
  await new Promise<void>((resolve) => phone.wire.once('connect', () => resolve()));
  const synced = await phone.requestSync({ follow: sitting(phone), since: phone.log.version });
  if (!synced.ok) throw new Error(synced.error.code);
  expect(synced.value.batches).toEqual([]);
  expect(viewHash(phone.view)).toBe(synced.value.hash);
}

test.each([
  ['the server is killed and started again', () => probed.server.kill().then(() => probed.server.start())],
  ['every connection is reset', async () => expect(proxy.cutAll()).toBeGreaterThanOrEqual(CLIENTS)],
])(
  `${CLIENTS} phones are back in their matches within 15 s after %s`,
  { timeout: 4 * PATIENCE_MS },
  async (_, cut) => {
    const before = phones.map((phone) => viewHash(phone.view));
    const losses = phones.map((phone) => phone.losses);
    await probed.facts();
    const returning = Promise.all(phones.map((phone) => back(phone)));
    await cut();
    const clock = ownClock(probed.server.pid);
    await returning;
    const ms = clock();
    const { loopMs } = await probed.facts();

    expect(phones.map((phone) => viewHash(phone.view))).toEqual(before);
    expect(phones.map((phone) => phone.losses)).toEqual(losses.map((count) => count + 1));
    expect(ms, 'milliseconds until the last one was back').toBeLessThanOrEqual(SYNCED_MS);
    expect(loopMs, 'the longest that the server stood still, in milliseconds').toBeLessThanOrEqual(LOOP_MS);
  },
);

test('and all matches are played to their end', { timeout: 4 * PATIENCE_MS }, async () => {
  for (const phone of phones) phone.autoplay();
  await Promise.all(phones.map((phone) => phone.untilFinished(2 * PATIENCE_MS)));
  for (const { a, b } of pairs) await untilQuiet([a, b]);
  for (const { a, b } of pairs) expect(a.log.version).toBe(b.log.version);
});
