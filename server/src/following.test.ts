import { afterAll, beforeAll, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { viewHash } from '@dunmer/shared/protocol';
import { ScriptedClock } from '@dunmer/shared/testing';
import {
  connectTrader,
  Mirror,
  openPair,
  Phone,
  seeded,
  testApp,
  type TestApp,
  trader,
  untilQuiet,
} from '../test/support/index.ts';

let app: TestApp;
let referee: Phone;
beforeAll(async () => {
  app = await testApp({}, { seeding: { count: 56, staff: { 55: 'referee' } } });
  const { cookie } = trader(55);
  referee = await Phone.connect({ url: app.url, random: seeded(9), cookie });
  await referee.wire.timeout(5000).emitWithAck('unlock', { passphrase: 'two guar and a cart' });
});
afterAll(async () => {
  referee.close();
  await app.close();
});

/** Lengthens a match's log by `by` versions: a referee asks a seat to hurry. */
async function lengthen(match: string, by: number): Promise<void> {
  const asked = { type: 'nudgeSeat', match, seat: 'b', reason: 'to make it longer' } as const;
  for (let i = 0; i < by; i++) {
    const said = await referee.send({ id: referee.newId(), ...asked });
    if (!said.ok) throw new Error(`not nudged: ${said.error.code}`);
  }
}
const cells = (...copies: readonly string[]) => [0, 1, 2, 3, 4, 5].map((cell) => copies[cell] ?? null);
const draft = (phone: Phone, ...copies: readonly string[]) =>
  phone.wire.timeout(5000).emitWithAck('draft', { match: phone.match, cells: cells(...copies) });

test('who follows is told who sits where, what it is played for, and how others may watch', async () => {
  const pair = await openPair(app.url, seeded(7));
  const watcher = await Phone.connect({ url: app.url, random: seeded(8) });
  await watcher.follow({ by: 'code', code: pair.watch });
  const shown = { watch: pair.watch, kind: 'stake', stake: 1, contract: null };
  for (const phone of [pair.a, pair.b, watcher]) expect(phone.table).toMatchObject(shown);
  expect(watcher.table?.seats.a).toEqual({ name: expect.stringContaining('Anna'), bot: null });
  watcher.close();
  pair.close();
});

test('everybody sees whose phone is here or away, and since when', async () => {
  const { a, b, close } = await openPair(app.url, seeded(2));
  await a.until((phone) => phone.presence?.seats.b.here === true);
  expect(b.presence?.seats).toMatchObject({ a: { here: true }, b: { here: true } });
  const second = await Phone.connect({ url: app.url, random: seeded(3), cookie: b.cookie });
  await second.follow({ by: 'seat', match: b.match });
  b.close();
  const before = a.presence;
  second.close();
  // While one of a seat's two phones stays connected, the seat is here; once the last one goes, it is not.
  await a.until((phone) => phone.presence?.seats.b.here === false);
  expect(before?.seats.b.here).toBe(true);
  expect(a.presence?.seats.b.since).toBeLessThan(5000);
  close();
});

test('whose phone has not come to the table yet is away since the match was opened', async () => {
  const clock = new ScriptedClock(Date.now());
  const late = await testApp({}, { clock });
  const [a, b] = await Promise.all(
    [10, 11].map((seed) => connectTrader({ url: late.url, random: seeded(seed) })),
  );
  if (a === undefined || b === undefined) throw new Error('two traders');
  clock.advance(3_600_000);
  const proposed = await a.ask({
    type: 'proposeMatch',
    with: present(b.person, 'a trader'),
    stake: 1,
    friendly: false,
  });
  if (proposed.type !== 'made') throw new Error('not proposed');
  const begun = await b.ask({ type: 'acceptMatch', proposal: proposed.id });
  if (begun.type !== 'started') throw new Error('not begun');
  clock.advance(12_000);
  await a.follow({ by: 'seat', match: begun.match });
  expect(a.presence?.seats.b).toEqual({ here: false, since: 12_000 });
  for (const phone of [a, b]) phone.close();
  await late.close();
});

test('a bot is always here, and needs no name', async () => {
  const phone = await Phone.connect({ url: app.url, random: seeded(4) });
  await phone.practise('caravan', 'strong');
  expect(phone.presence?.seats.b).toEqual({ here: true, since: 0 });
  expect(phone.table?.seats.b).toEqual({ name: '', bot: 'strong' });
  phone.close();
});

test('a draft is kept for its owner alone, overwritten in place, with no version and nobody told', async () => {
  const { a, b, watch, close } = await openPair(app.url, seeded(5), ['caravan', 'menagerie']);
  await untilQuiet([a, b]);
  let heard = 0;
  b.wire.onAny(() => (heard += 1));
  expect(await draft(a, 'x')).toEqual({ ok: true, value: null });
  await draft(a, 'x', 'y');
  const sync = async (phone: Phone, follow: Parameters<Phone['follow']>[0]) => {
    const synced = await phone.requestSync({ follow, since: 0 });
    if (!synced.ok) throw new Error(synced.error.code);
    return synced.value;
  };
  const seat = { by: 'seat', match: a.match } as const;
  expect(await sync(a, seat)).toMatchObject({ draft: cells('x', 'y'), batches: [{ version: 1 }] });
  expect((await sync(b, seat)).draft).toBeNull();
  expect((await sync(b, { by: 'code', code: watch })).draft).toBeNull();
  expect(heard).toBe(0);
  await b.play({ type: 'concede' });
  expect(await draft(a, 'x')).toMatchObject({ ok: false, error: { code: 'wrong-phase' } });
  expect((await sync(a, seat)).draft).toBeNull();
  close();
});

test('a long log comes in pages, each the successor of the one before, and the hash holds at the end of each', async () => {
  const { a, b, close } = await openPair(app.url, seeded(6));
  await lengthen(a.match, 70);
  await untilQuiet([a, b]);
  const mirror = new Mirror('b');
  const pages: number[] = [];
  for (let more = true; more;) {
    const since = mirror.version;
    const synced = await b.requestSync({ follow: { by: 'seat', match: b.match }, since });
    if (!synced.ok) throw new Error(synced.error.code);
    for (const batch of synced.value.batches) mirror.take(batch);
    expect(synced.value.hash).toBe(viewHash(mirror.view));
    pages.push(mirror.version);
    ({ more } = synced.value);
  }
  expect(pages).toEqual([64, 71]);
  close();
});

test('everything between the last page and the next batch arrives: a phone acts while another catches up', async () => {
  const { a, watch, close } = await openPair(app.url, seeded(7));
  await lengthen(a.match, 70);
  const watcher = await Phone.connect({ url: app.url, random: seeded(8) });
  const following = watcher.follow({ by: 'code', code: watch });
  await lengthen(a.match, 30);
  await following;
  await watcher.until((phone) => phone.log.version === 101);
  expect(watcher.log.events.filter((event) => event.type === 'DeskNoted')).toHaveLength(100);
  watcher.close();
  close();
});
