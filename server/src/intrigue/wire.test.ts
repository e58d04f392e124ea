// The intrigue deck over sockets: to whom a change is told, and when a clock begins (IN6, IN19, IN26).

import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import { type HomeAnswer, type HomeView, PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import { Phone, seeded, testApp, type TestApp, trader } from '../../test/support/index.ts';
import { openWire, untilConnected } from '../../test/support/wire.ts';
import { writeSetting } from '../world/index.ts';
import { decideOnDeck, deckFor, setIntrigue } from './index.ts';

/** On a busy machine this takes a while. */
let app: TestApp;
const phones: Phone[] = [];
const homes: HomeView[][] = [];
beforeAll(async () => {
  app = await testApp({}, { seeding: { count: 3, drakes: 50 } });
  const { context } = app.app.matches;
  await app.app.store.transact(async (tx) => {
    await writeSetting(context, tx, 'intrigue', 'on');
    return ok(await setIntrigue(context, tx, 1));
  });
  for (const number of [0, 1, 2]) {
    const phone = await Phone.connect({ url: app.url, random: seeded(number + 1), ...trader(number) });
    const heard: HomeView[] = [];
    phone.wire.on('home', (home) => void heard.push(home));
    await new Promise((resolve) => phone.wire.emit('home', resolve));
    phones.push(phone);
    homes.push(heard);
  }
});
afterAll(async () => {
  for (const phone of phones) phone.close();
  await app.close();
});

const decide = (command: Parameters<typeof decideOnDeck>[3]) =>
  app.app.store.transact((tx) => decideOnDeck(app.app.matches.context, tx, { who: 1 }, command));

/** Returns how often each phone has been sent its home, once all have heard everything there is to hear. */
async function quiet(): Promise<readonly number[]> {
  for (;;) {
    const before = homes.map((heard) => heard.length);
    for (const phone of phones) await new Promise((resolve) => phone.wire.emit('home', resolve));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const after = homes.map((heard) => heard.length);
    if (after.every((n, i) => n === before[i])) return after;
  }
}

const hands = (): readonly (number | undefined)[] => homes.map((heard) => heard.at(-1)?.intrigue?.hand);

test('IN6: a ring is told to every phone', async () => {
  expect((await decide({ type: 'sayWord', word: 'слово' })).ok).toBe(true);
  expect((await decide({ type: 'ring', ring: 1 })).ok).toBe(true);
  await expect.poll(hands).toEqual([1, 1, 1]);
});

test('a match in which cards may be played is nothing that a phone of the release before could read: it is told that its page is out of date (P17)', async () => {
  const [one, two] = [present(phones[0], 'it is there'), present(phones[1], 'it is there')];
  const asked = { type: 'proposeMatch', with: trader(1).person, stake: 1, friendly: false } as const;
  const made = await one.ask(asked);
  const proposal = made.type === 'made' ? made.id : '';
  const started = await two.ask({ type: 'acceptMatch', proposal });
  const match = started.type === 'started' ? started.match : '';
  const request = { follow: { by: 'seat', match }, since: 0 } as const;
  expect((await one.requestSync(request)).ok).toBe(true);
  const old = openWire({ url: app.url, cookie: one.cookie, protocol: PROTOCOL_VERSION - 1 });
  await untilConnected(old);
  expect(await old.emitWithAck('sync', request)).toEqual({ ok: false, error: { code: 'too-old' } });
  old.close();
  await two.ask({ type: 'play', match, command: { type: 'concede' } });
});

test('IN8: who drew is read by everybody, so every phone is told', async () => {
  const before = await quiet();
  expect((await decide({ type: 'letDraw', who: trader(0).person, n: 1, reason: 'r' })).ok).toBe(true);
  await expect.poll(hands).toEqual([2, 1, 1]);
  expect((await quiet()).map((n, i) => n > (before[i] ?? 0))).toEqual([true, true, true]);
});

test('IN26: that a hand was opened is told to its holder alone', async () => {
  const before = await quiet();
  expect((await decide({ type: 'openHand', who: trader(1).person, reason: 'r' })).ok).toBe(true);
  await expect.poll(() => homes[1]?.length).toBeGreaterThan(before[1] ?? 0);
  expect(await quiet()).toEqual(before.map((n, i) => n + (i === 1 ? 1 : 0)));
});

/** The first trader plays a Loose Tongue on another; returns its copy and the id of the command. */
async function looksAt(number: number): Promise<{ readonly card: string; readonly id: string }> {
  const deck = async () => present(await deckFor(app.app.matches.context, app.app.store.read), 'a deck');
  const who = trader(0).person;
  const tongue = async () => (await deck()).secret[who]?.hand.find((copy) => copy.startsWith('loose-tongue'));
  while ((await tongue()) === undefined) {
    await decide({ type: 'letDraw', who, n: 3, reason: 'r' });
    const hand = (await deck()).secret[who]?.hand ?? [];
    const kept = hand.toSorted((x, y) => Number(y.startsWith('loose')) - Number(x.startsWith('loose')));
    await decide({ type: 'keep', who, copies: kept.slice(0, 7) });
  }
  const card = present(await tongue(), 'it is there');
  const id = phones[0]?.newId() ?? '';
  await phones[0]?.send({ id, type: 'playIntrigue', card, chosen: [trader(number).person] });
  return { card, id };
}

test('IN19: whoever is asked reads it with their time, which runs from then on', async () => {
  const { card, id } = await looksAt(1);
  await expect
    .poll(() => homes[1]?.at(-1)?.intrigue?.due ?? [])
    .toMatchObject([{ what: 'answer', action: id, to: card, full: 15_000, runs: true }]);
});

test('IN19: where their phone is away, it runs from when that has come back', async () => {
  expect((await decide({ type: 'passAnswer', who: trader(1).person, asking: 1 })).ok).toBe(true);
  phones[2]?.close();
  const { card } = await looksAt(2);
  const back = await Phone.connect({ url: app.url, random: seeded(9), ...trader(2) });
  phones.push(back);
  const due = async () => {
    const said = await new Promise<HomeAnswer | null>((resolve) =>
      back.wire.emit('home', (answer) => resolve(answer.ok ? answer.value : null)),
    );
    return said?.home?.intrigue?.due;
  };
  await expect.poll(due).toMatchObject([{ what: 'answer', to: card, runs: true }]);
});
