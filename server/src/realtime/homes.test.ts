import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import {
  type ClientCommand,
  CODE_ALPHABET,
  type CommandResult,
  type HomeAnswer,
  type HomeView,
} from '@dunmer/shared/protocol';
import { newCommandId, newCookie, seeded, testApp, type TestApp } from '../../test/support/index.ts';
import { trader } from '../../test/support/seed.ts';
import { openWire, untilConnected, type Wire } from '../../test/support/wire.ts';
import { onContract } from '../../test/support/onContract.ts';

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
const random = seeded(1);
const [ANNA, BORIS, ORGANISER] = [0, 1, 2];
const TOKEN = 'x'.repeat(43);

let server: TestApp;
const wires: Wire[] = [];
beforeEach(async () => {
  server = await testApp({}, { seeding: { count: 3, drakes: 50, staff: { 2: 'organiser' } } });
});
afterEach(async () => {
  for (const wire of wires.splice(0)) wire.disconnect();
  await server.close();
});

async function open(cookie: string): Promise<Wire> {
  const wire = openWire({ url: server.url, cookie });
  wires.push(wire);
  await untilConnected(wire);
  return wire;
}
const phone = (number: number): Promise<Wire> => open(trader(number).cookie);

const ask = (wire: Wire, command: Without<ClientCommand>): Promise<CommandResult> =>
  new Promise((resolve) =>
    wire.emit('command', { id: newCommandId(random, Date.now()), ...command }, resolve),
  );
const home = (wire: Wire): Promise<HomeAnswer> =>
  new Promise((resolve, reject) =>
    wire.emit('home', (said) => (said.ok ? resolve(said.value) : reject(new Error(said.error.code)))),
  );
const nextHome = (wire: Wire, holds: (home: HomeView) => boolean = () => true): Promise<HomeView> =>
  new Promise((resolve) => {
    const hear = (view: HomeView): void => {
      if (!holds(view)) return;
      wire.off('home', hear);
      resolve(view);
    };
    wire.on('home', hear);
  });

async function linkFor(number: number): Promise<void> {
  const organiser = await phone(ORGANISER);
  await new Promise((resolve) => organiser.emit('unlock', { passphrase: 'two guar and a cart' }, resolve));
  const { person } = trader(number);
  const made = await ask(organiser, {
    type: 'makeLink',
    person,
    token: TOKEN,
    code: 'ABCD2345',
    reason: 'r',
  });
  expect(made).toMatchObject({ ok: true });
}

async function revoke(number: number): Promise<void> {
  const organiser = await phone(ORGANISER);
  const { person } = trader(number);
  expect(await ask(organiser, { type: 'revokeLinks', person, reason: 'r' })).toMatchObject({ ok: true });
}

describe('home, over the socket', () => {
  test('is told to a browser without a person as nothing but the event', async () => {
    const answer = await home(await open(await newCookie(server.url)));
    expect(answer).toMatchObject({ home: null, event: { name: 'Test' } });
  });

  test('is sent anew to whom a game waits for when the other can no longer lay it down, or can again, and else not', async () => {
    const [anna, boris, organiser] = [await phone(ANNA), await phone(BORIS), await phone(ORGANISER)];
    await new Promise((resolve) => organiser.emit('unlock', { passphrase: 'two guar and a cart' }, resolve));
    const terms = {
      with: trader(BORIS).person,
      text: 'Silk',
      sum: 12,
      payer: 'two',
      counters: null,
    } as const;
    const made = await ask(anna, { type: 'offerContract', ...terms });
    const contract = made.ok && made.value.type === 'made' ? made.value.id : '';
    await ask(boris, onContract(contract, { type: 'accept' }));
    await ask(anna, onContract(contract, { type: 'demandSixth' }));
    await home(boris);
    const cash = (type: 'payIn' | 'payOut', drakes: number) =>
      ask(organiser, { type, person: trader(ANNA).person, drakes, reason: 'coins' });
    // As long as both can lay down two drakes, nobody is told what else the other has.
    const heard: HomeView[] = [];
    boris.on('home', (view: HomeView) => heard.push(view));
    await home(anna);
    const alone = async (act: () => Promise<unknown>): Promise<void> => {
      const told = nextHome(anna);
      await act();
      await told;
      // By then the other has been told of it, if they are told at all.
      for (let i = 0; i < 2; i++) await home(boris);
    };
    const friendly = { with: trader(ORGANISER).person, stake: 0, friendly: true } as const;
    await alone(() => ask(anna, { type: 'proposeMatch', ...friendly }));
    await alone(() => cash('payOut', 40));
    expect(heard).toEqual([]);
    const poor = nextHome(boris, ({ contracts }) => contracts[0]?.sixth.length === 0);
    await cash('payOut', 10);
    expect((await poor).contracts[0]?.may).toContain('chooseRounding');
    expect(heard).toHaveLength(1);
    const able = nextHome(boris, ({ contracts }) => contracts[0]?.sixth.length === 1);
    await cash('payIn', 5);
    expect((await able).contracts[0]?.sixth).toEqual([2]);
  });

  test('is sent anew whenever something has changed for its owner, and to nobody else', async () => {
    const [anna, boris] = [await phone(ANNA), await phone(BORIS)];
    await home(anna);
    expect((await home(boris)).home?.proposals).toEqual([]);
    const told = nextHome(boris);
    await ask(anna, { type: 'proposeMatch', with: trader(BORIS).person, stake: 5, friendly: false });
    expect((await told).proposals).toMatchObject([{ stake: 5, mine: false }]);
    expect((await told).me.person).toBe(trader(BORIS).person);
  });

  test('a phone that was nobody’s is told as soon as the old one lets the link move', async () => {
    await linkFor(ANNA);
    const [old, fresh] = [await open(await newCookie(server.url)), await open(await newCookie(server.url))];
    expect(await ask(old, { type: 'useLink', secret: TOKEN })).toMatchObject({ ok: true });
    expect((await home(old)).home?.me.person).toBe(trader(ANNA).person);
    expect((await home(fresh)).home).toBeNull();
    const asked = nextHome(old, ({ moves }) => moves.length > 0);
    await ask(fresh, { type: 'askMove', secret: TOKEN });
    const move = present((await asked).moves[0], 'the old phone is asked').move;
    const told = nextHome(fresh);
    old.emit('command', { id: newCommandId(random, Date.now()), type: 'allowMove', move }, () => undefined);
    expect((await told).me).toMatchObject({ person: trader(ANNA).person, controls: true });
  });

  test('a person has eight phones at once; with a ninth the oldest goes', async () => {
    const organiser = await phone(ORGANISER);
    await new Promise((resolve) => organiser.emit('unlock', { passphrase: 'two guar and a cart' }, resolve));
    const facts = { name: 'A screen', staff: 'display', trades: false, deal: false, drakes: 0 } as const;
    const made = await ask(organiser, { type: 'addPerson', ...facts, reason: 'r' });
    const person = made.ok && made.value.type === 'made' ? made.value.id : '';
    const screens = [];
    for (let i = 2; i <= 10; i++) {
      const [token, code] = [`${i % 10}`.repeat(43), `AAAABBB${CODE_ALPHABET.charAt(i)}`];
      await ask(organiser, { type: 'makeLink', person, token, code, reason: 'r' });
      const wire = await open(await newCookie(server.url));
      expect(await ask(wire, { type: 'useLink', secret: token })).toMatchObject({ ok: true });
      screens.push(wire);
    }
    const [oldest, ...others] = screens;
    const gone = new Promise((resolve) => present(oldest, 'the oldest screen').once('disconnect', resolve));
    for (const wire of screens) await home(wire);
    expect(await gone).toBe('io server disconnect');
    expect(others.every(({ connected }) => connected)).toBe(true);
  });

  test('a phone whose link is revoked comes again, and is nobody’s', async () => {
    await linkFor(ANNA);
    const anna = await open(await newCookie(server.url));
    await ask(anna, { type: 'useLink', secret: TOKEN });
    expect((await home(anna)).home?.me.person).toBe(trader(ANNA).person);
    const again = new Promise<void>((resolve) =>
      anna.once('disconnect', () => anna.once('connect', resolve)),
    );
    await revoke(ANNA);
    await again;
    expect((await home(anna)).home).toBeNull();
  });
});

test('of everybody at once they are told in turns: whoever asks for something meanwhile is heard', async () => {
  await server.close();
  server = await testApp({}, { seeding: { count: 10 } });
  const everybody = Array.from({ length: 10 }, (_, number) => number);
  const phones = await Promise.all(everybody.map(phone));
  for (const wire of phones) await home(wire);
  const { app } = server;
  const found = await Promise.all(
    everybody.map((number) => app.store.read.people.person(trader(number).person)),
  );
  const heard: string[] = [];
  const { bell, deck } = app.matches.context;
  deck.face = {
    timeOf: () => null,
    told() {
      if (heard.length === 0) setImmediate(() => heard.push('another'));
      heard.push('home');
    },
  };
  const all = Promise.all(phones.map((wire) => nextHome(wire)));
  bell.ring(found.map((person) => present(person, 'a seeded trader').key));
  await all;
  // Other work had its turn before the last home was sent.
  expect(heard.slice(0, -1)).toContain('another');
  expect(heard.filter((one) => one === 'home')).toHaveLength(10);
});
