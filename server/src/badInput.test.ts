import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { type PlayCommand, PROTOCOL_VERSION, viewHash } from '@dunmer/shared/protocol';
import { ScriptedClock } from '@dunmer/shared/testing';
import {
  newCookie,
  openPair,
  type Pair,
  Phone,
  seeded,
  testApp,
  type TestApp,
  untilQuiet,
} from '../test/support/index.ts';
import { say, shout } from '../test/support/shout.ts';

let app: TestApp;
let pair: Pair;
beforeAll(async () => {
  app = await testApp({}, { seeding: { count: 280 } });
});
afterAll(async () => app.close());
beforeEach(async () => {
  pair = await openPair(app.url, seeded(1), ['caravan', 'menagerie']);
  await untilQuiet([pair.a, pair.b]);
});
afterEach(() => pair.close());

const badShape = (key: string) => ({ ok: false, error: { code: 'bad-shape', key } });
const nest = (depth: number): unknown => (depth === 0 ? 'x' : { inner: nest(depth - 1) });

/** Does something, and checks that nothing has changed and the opponent has heard nothing of it. */
async function unnoticed(act: () => Promise<unknown>): Promise<unknown> {
  const { a, b } = pair;
  const before = [viewHash(a.view), viewHash(b.view), a.log.version];
  let heard = 0;
  b.wire.onAny(() => (heard += 1));
  const answer = await act();
  await say(b, 'alive');
  expect(heard).toBe(0);
  for (const phone of [a, b]) await phone.follow({ by: 'seat', match: phone.match });
  expect([viewHash(a.view), viewHash(b.view), a.log.version]).toEqual(before);
  b.wire.offAny();
  return answer;
}

describe('a message that is not a command is rejected with the key at fault, and changes nothing', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  const concede = { type: 'concede' };
  test.each([
    ['an unknown name', 'dance', {}, 'event'],
    ['nothing', 'command', undefined, ''],
    ['null', 'command', null, ''],
    ['a text', 'command', 'concede', ''],
    ['a list', 'command', [], ''],
    ['an unknown type', 'command', { id, type: 'cheat' }, 'type'],
    ['no id', 'command', { type: 'play', match: 'm', command: concede }, 'id'],
    ['an id that is no UUIDv7', 'command', { id: 'x', type: 'play', match: 'm', command: concede }, 'id'],
    ['an unknown key', 'command', { id, type: 'play', match: 'm', command: concede, seat: 'b' }, 'seat'],
    [
      'an unknown key inside',
      'command',
      { id, type: 'play', match: 'm', command: { ...concede, seat: 'b' } },
      'command.seat',
    ],
    [
      'a referee’s command',
      'command',
      { id, type: 'play', match: 'm', command: { type: 'void', reason: 'x' } },
      'command.type',
    ],
    [
      'what the table does by itself',
      'command',
      { id, type: 'play', match: 'm', command: { type: 'reveal' } },
      'command.type',
    ],
    ['a prototype', 'command', JSON.parse(`{"id":"${id}","type":"play","__proto__":{"x":1}}`), 'match'],
    [
      'a name with control characters',
      'command',
      { id, type: 'practise', name: 'An\u0007na', deck: 'caravan', against: 'middle' },
      'name',
    ],
    [
      'a name that turns the text around',
      'command',
      { id, type: 'practise', name: 'An\u202Ena', deck: 'caravan', against: 'middle' },
      'name',
    ],
    [
      'a name of one letter',
      'command',
      { id, type: 'practise', name: ' A ', deck: 'caravan', against: 'middle' },
      'name',
    ],
    [
      'a cell that is none',
      'command',
      { id, type: 'play', match: 'm', command: { type: 'summon', choice: 1, copy: 'c', cell: 6 } },
      'command.cell',
    ],
    ['half a draft', 'draft', { match: 'm', cells: [null] }, 'cells'],
    ['a version below zero', 'sync', { follow: { by: 'seat', match: 'm' }, since: -1 }, 'since'],
    ['a message nested too deep', 'command', nest(13), ''],
  ] as const)('%s', async (_, name, body, key) => {
    expect(await unnoticed(() => say(pair.a, name, body))).toEqual(badShape(key));
  });

  test('a command without an answer asked for hurts nobody', async () => {
    await unnoticed(async () => {
      shout(pair.a, 'command', { type: 'cheat' });
      shout(pair.a, 'command');
    });
  });
});

describe('a command that a rule forbids is refused with its code, changes nothing, and nobody else notices', () => {
  const promise = { type: 'promise', promise: 'a'.repeat(64) } as const;
  const front = (cells: readonly string[]): PlayCommand => ({
    type: 'place',
    laying: { row: 'front', cells },
  });
  const deck = (phone: Phone): readonly string[] =>
    phone.view.viewer === 'watcher' ? [] : phone.view.own.deck.map((card) => card.copy);
  const refused = async (command: PlayCommand, code: string) => {
    await untilQuiet([pair.a, pair.b]);
    expect(await unnoticed(() => pair.a.play(command))).toMatchObject({ ok: false, error: { code } });
  };

  test('another phase', async () => {
    await refused({ type: 'claim', copy: 'x' }, 'wrong-phase');
    await refused({ type: 'waive' }, 'wrong-phase');
    await refused({ type: 'chooseTarget', choice: 1, copy: 'x' }, 'wrong-phase');
    await refused({ type: 'summon', choice: 1, copy: 'x', cell: 0 }, 'wrong-phase');
  });

  test('a row before the promise (F2), a card one does not have, one twice, too few, and a row that is committed', async () => {
    const [x = '', y = '', z = '', w = ''] = deck(pair.a);
    await refused(front([x, y, z]), 'promise-first');
    expect((await pair.a.play(promise)).ok).toBe(true);
    await refused(front([x, y, 'nobody']), 'not-in-deck');
    await refused(front([x, y, deck(pair.b)[0] ?? '']), 'not-in-deck');
    await refused(front([x, y, y]), 'card-twice');
    await refused(front([x, y]), 'row-incomplete');
    await refused({ type: 'place', laying: { row: 'back', cells: [x, y, z] } }, 'front-first');
    await refused({ type: 'place', laying: { row: 'half', cells: [x, y, z, null, null, null] } }, 'lay-rows');
    expect((await pair.a.play(front([x, y, z]))).ok).toBe(true);
    await refused(front([x, y, w]), 'row-committed');
    await refused({ type: 'place', laying: { row: 'back', cells: [x, w, y] } }, 'not-in-deck');
  });

  test('a promise anew more than 8 times: the last one stands, and nothing is written (F2)', async () => {
    const anew = (digit: number) => ({ type: 'promise', promise: `${digit}`.repeat(64) }) as const;
    for (let i = 0; i <= 8; i++) expect((await pair.a.play(anew(i))).ok).toBe(true);
    const before = pair.a.log.version;
    for (let i = 0; i < 3; i++)
      expect(await pair.a.play(anew(9))).toEqual({ ok: false, error: { code: 'promises-spent', most: 8 } });
    expect((await pair.b.play(promise)).ok).toBe(true);
    await pair.a.until(({ view }) => view.seals.promises !== null);
    expect(pair.a.log.version).toBe(before + 1);
    expect(pair.a.view.seals.promises?.a).toBe('8'.repeat(64));
  });

  test('an opening before both promises, and a promise that is closed (F2, F3)', async () => {
    await refused({ type: 'open', nonce: 'b'.repeat(64) }, 'promises-missing');
    for (const phone of [pair.a, pair.b]) await phone.play(promise);
    await refused(promise, 'promise-closed');
    await refused({ type: 'open', nonce: 'b'.repeat(64) }, 'nonce-mismatch');
  });

  test('anything after the end', async () => {
    await pair.b.play({ type: 'concede' });
    await refused({ type: 'concede' }, 'wrong-phase');
    await refused(promise, 'wrong-phase');
  });

  test('a match and a seat that are somebody else’s, and a deck that is none', async () => {
    const stranger = await Phone.connect({ url: app.url, random: seeded(2) });
    const follow = { by: 'seat', match: pair.a.match } as const;
    const play = (match: string) =>
      ({ id: stranger.newId(), type: 'play', match, command: { type: 'concede' } }) as const;
    const answers = await unnoticed(async () => [
      await stranger.send(play(pair.a.match)),
      await stranger.send(play('nowhere')),
      await stranger.requestSync({ follow, since: 0 }),
      await stranger.requestSync({ follow: { by: 'code', code: 'ABCDEFGH' }, since: 0 }),
      await say(stranger, 'draft', { match: pair.a.match, cells: [null, null, null, null, null, null] }),
      await stranger.send({
        id: stranger.newId(),
        type: 'practise',
        name: 'Eve',
        deck: 'gods',
        against: 'middle',
      }),
    ]);
    const codes = ['no-seat', 'unknown-match', 'no-seat', 'unknown-code', 'no-seat', 'unknown-deck'];
    expect(answers).toMatchObject(codes.map((code) => ({ ok: false, error: { code } })));
    stranger.close();
  });
});

describe('a command id', () => {
  const practise = () =>
    ({
      id: pair.a.newId(),
      type: 'practise',
      name: 'Anna',
      deck: 'caravan',
      against: 'middle',
    }) as const;

  test('gets the same answer again, and has no second effect', async () => {
    const command = practise();
    const first = await pair.a.send(command);
    expect(await pair.a.send(command)).toEqual(first);
    expect(await pair.a.send({ ...command, name: ' Anna ' })).toEqual(first);
  });

  test('is the same in capitals', async () => {
    const command = practise();
    const first = await pair.a.send(command);
    expect(await say(pair.a, 'command', { ...command, id: command.id.toUpperCase() })).toEqual(first);
  });

  test('is rejected with another body, and from another device', async () => {
    const command = practise();
    await pair.a.send(command);
    const reused = { ok: false, error: { code: 'id-reused' } };
    expect(await pair.a.send({ ...command, name: 'Olga' })).toEqual(reused);
    expect(await pair.b.send(command)).toEqual(reused);
  });

  test('that was refused stays refused', async () => {
    const id = pair.a.newId();
    const claim = { id, type: 'play', match: pair.a.match, command: { type: 'waive' } } as const;
    const first = await pair.a.send(claim);
    await pair.b.play({ type: 'concede' });
    expect(await pair.a.send(claim)).toEqual(first);
  });
});

describe('a connection is cut, and no other,', () => {
  const disconnected = (phone: Phone): Promise<void> =>
    new Promise((resolve) => phone.wire.once('disconnect', () => resolve()));

  test.each([
    [
      'that sends a frame of more than 64 KiB',
      (phone: Phone) => phone.wire.io.engine.write(`2["command","${'x'.repeat(66_000)}"]`),
    ],
    [
      'that sends binary packets',
      (phone: Phone) => phone.wire.io.engine.write('51-["command",{"_placeholder":true,"num":0}]'),
    ],
    ['that breaks the grammar of packets', (phone: Phone) => phone.wire.io.engine.write('2{"not":"a list"}')],
  ] as const)('%s', async (_, offend) => {
    const offender = await Phone.connect({ url: app.url, random: seeded(4) });
    const gone = disconnected(offender);
    offend(offender);
    await gone;
    offender.close();
    await say(pair.a, 'alive');
    expect(pair.a.losses + pair.b.losses).toBe(0);
  });

  test('the oldest of a fourth of the same device', async () => {
    const cookie = await newCookie(app.url);
    const phones = [];
    for (let i = 0; i < 3; i++) phones.push(await Phone.connect({ url: app.url, random: seeded(i), cookie }));
    const [oldest, ...others] = phones;
    const gone = oldest === undefined ? Promise.reject(new Error('three are there')) : disconnected(oldest);
    others.push(await Phone.connect({ url: app.url, random: seeded(3), cookie }));
    await gone;
    expect(others.every((phone) => phone.wire.connected)).toBe(true);
    for (const phone of [...phones, ...others]) phone.close();
  });
});

describe('a connection is refused', () => {
  const refusal = (options: Parameters<typeof io>[1]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const wire = io(app.url, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        ...options,
      });
      wire.on('connect_error', (error) => resolve('data' in error ? error.data : error.message));
      wire.on('connect', () => reject(new Error('it was let in')));
    });

  test('without a device, and with a token that is none', async () => {
    const auth = { protocol: PROTOCOL_VERSION };
    expect(await refusal({ auth })).toEqual({ code: 'unauthenticated' });
    expect(await refusal({ auth, extraHeaders: { cookie: 'device=guess' } })).toEqual({
      code: 'unauthenticated',
    });
  });

  test('with another protocol', async () => {
    const extraHeaders = { cookie: await newCookie(app.url) };
    for (const protocol of [0, PROTOCOL_VERSION - 2, PROTOCOL_VERSION + 1])
      expect(await refusal({ auth: { protocol }, extraHeaders })).toEqual({ code: 'too-old' });
    expect(await refusal({ auth: {}, extraHeaders })).toMatchObject({ code: 'bad-shape' });
  });
});

test('more than 20 commands at once are too fast, and the third that is too fast ends the connection', async () => {
  // A clock that stands still: no bucket fills up meanwhile, however slow the machine is.
  const clock = new ScriptedClock(1_700_000_000_000);
  const limited = await testApp({ limitLoopback: true }, { clock });
  const phone = await Phone.connect({ url: limited.url, random: seeded(1) });
  const gone = new Promise<void>((resolve) => phone.wire.once('disconnect', () => resolve()));
  const answers = Promise.all(Array.from({ length: 22 }, () => say(phone, 'command', {})));
  const codes = (await answers).map((answer) => JSON.stringify(answer).includes('too-fast'));
  expect(codes.filter(Boolean).length).toBe(2);
  shout(phone, 'command', {});
  await gone;
  phone.close();
  await limited.close();
});
