// A phone from which its person has moved on, over sockets and pages: from then on it sees of them only what a watcher
// sees (EVENT, "Who").

import { afterEach, beforeEach, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import {
  type Batch,
  type ClientCommand,
  type CommandResult,
  type HomeAnswer,
  READS,
  type SyncRequest,
  type SyncResult,
} from '@dunmer/shared/protocol';
import { isOwnPart } from '@dunmer/shared/phone';
import { setIntrigue } from '../intrigue/index.ts';
import { writeSetting } from '../world/index.ts';
import { openMatch, Phone, seeded, testApp, type TestApp, trader } from '../../test/support/index.ts';
import { newCookie, openWire, untilConnected, type Wire } from '../../test/support/wire.ts';

const [ANNA, BORIS] = [trader(0), trader(1)];
const PIN = '4831';

/**
 * Trades and challenges are left out because there are none here; how a match was settled may be read by anyone who may
 * watch it.
 */
const ELSEWHERE: readonly string[] = [READS.home, READS.trade, READS.proposal, READS.settled];
/** Every other question of a trader. */
const OWN_PAGES = Object.values(READS).flatMap((pattern) => {
  const [path = ''] = pattern.split('?');
  return path.startsWith('/staff') || ELSEWHERE.includes(pattern) ? [] : [path];
});

let app: TestApp;
let anna: Phone;
let boris: Phone;
let match = '';
let watch = '';
const wires: Wire[] = [];
beforeEach(async () => {
  app = await testApp({}, { seeding: { count: 2, drakes: 50 } });
  const { url } = app;
  anna = await Phone.connect({ url, random: seeded(1), ...ANNA });
  boris = await Phone.connect({ url, random: seeded(2), ...BORIS });
  await anna.send({ id: anna.newId(), type: 'setPin', pin: PIN });
  ({ match, watch } = await openMatch(anna, boris));
});
afterEach(async () => {
  for (const wire of wires.splice(0)) wire.disconnect();
  for (const phone of [anna, boris]) phone.close();
  await app.close();
});

async function open(cookie: string, protocol = 5): Promise<Wire> {
  const wire = openWire({ url: app.url, cookie, protocol });
  wires.push(wire);
  await untilConnected(wire);
  return wire;
}

/** Anna goes on with another phone and leaves the one before. */
async function moveOn(to?: string): Promise<Phone> {
  anna.close();
  const cookie = to ?? (await newCookie(app.url));
  const next = await Phone.connect({ url: app.url, random: seeded(3), cookie, person: ANNA.person });
  const moved = await next.send({ id: next.newId(), type: 'moveByPin', secret: ANNA.link, pin: PIN });
  expect(moved).toMatchObject({ ok: true });
  anna = next;
  return next;
}

const sync = (wire: Wire, follow: SyncRequest['follow']): Promise<SyncResult> =>
  new Promise((resolve) => wire.emit('sync', { follow, since: 0 }, resolve));
const home = (wire: Wire): Promise<HomeAnswer> =>
  new Promise((resolve, reject) =>
    wire.emit('home', (said) => (said.ok ? resolve(said.value) : reject(new Error(said.error.code)))),
  );
const bySeat = (): SyncRequest['follow'] => ({ by: 'seat', match });
const codeOf = (result: SyncResult): string => (result.ok ? result.value.viewer : result.error.code);

/** Collects what a socket hears of the match from now on. */
function heardBy(wire: Wire): readonly Batch[] {
  const heard: Batch[] = [];
  wire.on('batch', (batch) => heard.push(batch));
  return heard;
}

test.each([4, 5])(
  'an open socket hears nothing of the seat any more, and comes again as nobody (protocol %i)',
  async (protocol) => {
    const left = await open(ANNA.cookie, protocol);
    expect((await home(left)).home?.me.person).toBe(ANNA.person);
    expect(codeOf(await sync(left, bySeat()))).toBe('a');
    const again = new Promise<void>((resolve) =>
      left.once('disconnect', () => left.once('connect', resolve)),
    );
    const heard = heardBy(left);
    const next = await moveOn();
    await again;
    await next.follow(bySeat());
    await next.until(({ view: { seals, viewer } }) => viewer !== 'watcher' && seals.promises === null);
    next.autoplay();
    boris.autoplay();
    await Promise.all([next.untilFinished(), boris.untilFinished()]);
    expect(heard).toEqual([]);
    expect(codeOf(await sync(left, bySeat()))).toBe('read-only');
    expect(await home(left)).toMatchObject({
      home: null,
      moved: { name: ANNA.name, hasPin: true, pinRests: false, isHeld: true },
    });
  },
);

test('a second tab that asked for nothing but the seat is left as well', async () => {
  const left = await open(ANNA.cookie);
  expect(codeOf(await sync(left, bySeat()))).toBe('a');
  const gone = new Promise((resolve) => left.once('disconnect', resolve));
  await moveOn();
  expect(await gone).toBe('transport close');
});

test('it hears of the match what whoever has the watch link hears, to the byte', async () => {
  const next = await moveOn();
  await next.follow(bySeat());
  const [left, watcher] = [await open(ANNA.cookie), await open(await newCookie(app.url))];
  const stateFor = async (wire: Wire) => {
    const synced = await sync(wire, { by: 'code', code: watch });
    if (!synced.ok) throw new Error(synced.error.code);
    const { viewer, table, draft, batches, hash } = synced.value;
    return { viewer, table, draft, batches, hash };
  };
  expect(await stateFor(left)).toEqual(await stateFor(watcher));
  const [of, ofHonest] = [heardBy(left), heardBy(watcher)];
  next.autoplay();
  boris.autoplay();
  await Promise.all([next.untilFinished(), boris.untilFinished()]);
  for (const wire of [left, watcher]) await wire.emitWithAck('alive');
  expect(ofHonest.length).toBeGreaterThan(0);
  expect(of).toEqual(ofHonest);
});

test('no page shows it anything of its person: deck, statement, contracts, copies, the match’s file', async () => {
  const { store } = app.app;
  const { key } = present(await store.read.people.person(ANNA.person), 'a trader');
  const copy = present((await store.read.cards.copiesOf(key))[0], 'a copy').id;
  const { context } = app.app.matches;
  // An event that has no intrigue deck yet offers nothing to read about it.
  await store.transact(async (tx) => {
    await writeSetting(context, tx, 'intrigue', 'on');
    return ok(await setIntrigue(context, tx, key));
  });
  const terms = { with: BORIS.person, text: 'Silk', sum: 1, payer: 'one', counters: null } as const;
  const offered = await anna.send({ id: anna.newId(), type: 'offerContract', ...terms });
  const contract = offered.ok && offered.value.type === 'made' ? offered.value.id : '';
  const pages = OWN_PAGES.map((path) => path.replace('/contracts/:id', `/contracts/${contract}`))
    .map((path) => path.replace('/copies/:id', `/copies/${copy}`))
    .map((path) => path.replace(':code', BORIS.code));
  const ask = (path: string) => fetch(`${app.url}/api${path}`, { headers: { cookie: ANNA.cookie } });
  const statuses = async () => Promise.all(pages.map(async (path) => (await ask(path)).status));
  expect(await statuses()).toEqual(pages.map(() => 200));
  const next = await moveOn();
  expect(await statuses()).toEqual(pages.map(() => 403));
  expect(await (await ask('/me')).json()).toMatchObject({ home: null, moved: { name: ANNA.name } });
  expect(await (await ask('/session')).json()).toMatchObject({ me: null });
  await next.follow(bySeat());
  await next.play({ type: 'concede' });
  expect((await ask(`/matches/${match}/file`)).status).toBe(404);
});

test('it lays no card, saves no draft, and answers nothing; what it practises it goes on with', async () => {
  const practice = await anna.send({
    id: anna.newId(),
    type: 'practise',
    name: 'Anna',
    deck: 'caravan',
    against: 'simple',
  });
  const table = practice.ok && practice.value.type === 'opened' ? practice.value.match : '';
  const old = await open(ANNA.cookie);
  const next = await moveOn();
  await new Promise((resolve) => old.once('connect', () => resolve(null)));
  const ask = (command: ClientCommand): Promise<CommandResult> =>
    new Promise((resolve) => old.emit('command', command, resolve));
  const refused = { ok: false, error: { code: 'read-only' } };
  expect(await ask({ id: next.newId(), type: 'play', match, command: { type: 'concede' } })).toEqual(refused);
  expect(await ask({ id: next.newId(), type: 'call', match })).toEqual(refused);
  const cells = [null, null, null, null, null, null];
  expect(await old.emitWithAck('draft', { match, cells })).toEqual(refused);
  expect(codeOf(await sync(old, { by: 'seat', match: table }))).toBe('a');
});

/** Says by the server's session what this browser is: it holds its person, has left one, or is nobody's. */
async function standing(cookie: string): Promise<string> {
  const response = await fetch(`${app.url}/api/session?protocol=5`, { headers: { cookie } });
  const said = Object(await response.json());
  if (Reflect.get(said, 'me') !== null) return 'holds';
  return Reflect.get(said, 'moved') === null ? 'nobody' : 'left';
}

test('of many that a link has left the newest eight are known: nobody becomes a crowd by moving on', async () => {
  const cookies: string[] = [];
  for (let i = 0; i < 10; i++) {
    cookies.push(await newCookie(app.url));
    await moveOn(cookies.at(-1));
  }
  const known = await Promise.all(cookies.map(standing));
  expect(known).toEqual(['nobody', ...Array<string>(8).fill('left'), 'holds']);
});

test('where both have not promised yet, the next phone promises anew, and the tosses rest on its n too (F2)', async () => {
  await anna.follow(bySeat());
  const promise = present(anna.due(), 'a promise is due');
  expect(promise.type).toBe('promise');
  await anna.play(promise);
  const next = await moveOn();
  for (const phone of [next, boris]) {
    await phone.follow(bySeat());
    phone.autoplay(isOwnPart);
  }
  await next.until(({ view }) => view.seals.nonces !== null, 20_000);
  const { nonces, waived } = next.view.seals;
  expect([nonces?.a, nonces?.b]).not.toContain('');
  expect(waived).toEqual([]);
});
