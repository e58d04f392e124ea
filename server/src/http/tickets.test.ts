// A link is bound to a device whose token only its own phone can fetch, however often the network fails on the way.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { ClientCommand, CommandResult, HomeAnswer } from '@dunmer/shared/protocol';
import { newCommandId, newCookie, seeded, testApp, type TestApp, trader } from '../../test/support/index.ts';
import { openWire, untilConnected, type Wire } from '../../test/support/wire.ts';

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;

const ORGANISER = trader(2);
const ANNA = { person: trader(0).person, token: 'T'.repeat(43), code: 'ABCD2345' };
const BORIS = { person: trader(1).person, token: 'U'.repeat(43), code: 'EFGH2345' };
const TICKET = '5e'.repeat(32);
const random = seeded(1);

let app: TestApp;
const wires: Wire[] = [];
beforeEach(async () => {
  app = await testApp({}, { seeding: { count: 3, staff: { 2: 'organiser' } } });
  const organiser = await open(ORGANISER.cookie);
  await organiser.emitWithAck('unlock', { passphrase: 'two guar and a cart' });
  for (const link of [ANNA, BORIS]) await ask(organiser, { type: 'makeLink', ...link, reason: 'r' });
});
afterEach(async () => {
  for (const wire of wires.splice(0)) wire.disconnect();
  await app.close();
});

async function open(cookie: string): Promise<Wire> {
  const wire = openWire({ url: app.url, cookie });
  wires.push(wire);
  await untilConnected(wire);
  return wire;
}
const send = (wire: Wire, command: ClientCommand): Promise<CommandResult> =>
  new Promise((resolve) => wire.emit('command', command, resolve));
const ask = (wire: Wire, command: Without<ClientCommand>): Promise<CommandResult> =>
  send(wire, { id: newCommandId(random, Date.now()), ...command });
const codeOf = (result: CommandResult): string => (result.ok ? 'ok' : result.error.code);

const post = (ticket: string, cookie: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${app.url}/api/device`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify({ ticket }),
  });
const cookieIn = (response: Response): string | null =>
  response.headers.getSetCookie()[0]?.split(';')[0] ?? null;
/** Returns the cookie for a ticket. Throws where the link is not bound. */
async function fetched(ticket: string, cookie: string): Promise<string> {
  const response = await post(ticket, cookie);
  expect(await response.json()).toEqual({ bound: true });
  return present(cookieIn(response), 'the cookie of a bound device');
}
async function homeOf(cookie: string): Promise<HomeAnswer> {
  const wire = await open(cookie);
  const said = await wire.emitWithAck('home');
  if (!said.ok) throw new Error(said.error.code);
  return said.value;
}
const personOf = async (cookie: string): Promise<string | null> =>
  (await homeOf(cookie)).home?.me.person ?? null;

describe('a link that is used with a ticket', () => {
  test('is bound to a new device, which only the ticket gives; the one that asked stays nobody’s', async () => {
    const planted = await newCookie(app.url);
    const wire = await open(planted);
    expect(codeOf(await ask(wire, { type: 'useLink', secret: ANNA.token, ticket: TICKET }))).toBe('ok');
    const cookie = await fetched(TICKET, planted);
    expect(cookie).not.toBe(planted);
    expect([await personOf(planted), await personOf(cookie)]).toEqual([null, ANNA.person]);
  });

  test('is got however often an answer is lost: the same command, the same ticket, the same cookie', async () => {
    const before = await newCookie(app.url);
    const asked = { type: 'useLink', secret: ANNA.token, ticket: TICKET } as const;
    const command = { id: newCommandId(random, Date.now()), ...asked };
    expect(codeOf(await send(await open(before), command))).toBe('ok');
    expect(codeOf(await send(await open(before), command))).toBe('ok');
    const cookie = await fetched(TICKET, before);
    expect(await fetched(TICKET, before)).toBe(cookie);
    // A page that was closed in between sends the command once more, now with the new cookie.
    expect(codeOf(await send(await open(cookie), command))).toBe('ok');
    // A page that has forgotten that it sent the command asks anew.
    expect(codeOf(await ask(await open(before), { ...asked, secret: ANNA.code }))).toBe('ok');
    expect(await personOf(cookie)).toBe(ANNA.person);
  });

  test('gives no cookie before it is bound, and none for a ticket that nobody has sent', async () => {
    const stranger = await newCookie(app.url);
    for (const ticket of [TICKET, '00'.repeat(32)]) {
      const response = await post(ticket, stranger);
      expect([response.status, await response.json(), cookieIn(response)]).toEqual([
        200,
        { bound: false },
        null,
      ]);
    }
  });

  test('takes along what the phone practises and what it had asked for; its owner before has left it', async () => {
    const first = await newCookie(app.url);
    const wire = await open(first);
    await ask(wire, { type: 'useLink', secret: BORIS.token });
    const table = await ask(wire, { type: 'practise', name: 'Boris', deck: 'caravan', against: 'simple' });
    const match = table.ok && table.value.type === 'opened' ? table.value.match : '';
    const order = { id: newCommandId(random, Date.now()), type: 'orderDeck', copies: [] } as const;
    expect(codeOf(await send(wire, order))).toBe('ok');
    const gone = new Promise((resolve) => wire.once('disconnect', resolve));
    wire.emit(
      'command',
      { id: newCommandId(random, Date.now()), type: 'useLink', secret: ANNA.token, ticket: TICKET },
      () => undefined,
    );
    await gone;
    const cookie = await fetched(TICKET, first);
    const next = await open(cookie);
    const synced = await next.emitWithAck('sync', { follow: { by: 'seat', match }, since: 0 });
    expect(synced).toMatchObject({ ok: true, value: { viewer: 'a' } });
    const old = await (await open(first)).emitWithAck('sync', { follow: { by: 'seat', match }, since: 0 });
    expect(old).toMatchObject({ ok: false, error: { code: 'no-seat' } });
    expect(codeOf(await send(next, order))).toBe('ok');
    const elsewhere = await ask(await open(await newCookie(app.url)), {
      type: 'useLink',
      secret: BORIS.token,
    });
    expect(elsewhere).toMatchObject({ error: { code: 'link-elsewhere', isHeld: false } });
  });

  test('renews the token of the phone that holds it', async () => {
    const first = await newCookie(app.url);
    await ask(await open(first), { type: 'useLink', secret: ANNA.token });
    const wire = await open(first);
    wire.emit(
      'command',
      { id: newCommandId(random, Date.now()), type: 'useLink', secret: ANNA.token, ticket: TICKET },
      () => undefined,
    );
    await new Promise((resolve) => wire.once('disconnect', resolve));
    expect([await personOf(first), await personOf(await fetched(TICKET, first))]).toEqual([
      null,
      ANNA.person,
    ]);
  });
});

test('a link that moves by its PIN, or by a tap, with a ticket is bound to its device as well', async () => {
  const phone = await open(await newCookie(app.url));
  await ask(phone, { type: 'useLink', secret: ANNA.token });
  await ask(phone, { type: 'setPin', pin: '4831' });
  const second = await newCookie(app.url);
  const byPin = { type: 'moveByPin', secret: ANNA.token, pin: '4831', ticket: TICKET } as const;
  expect(codeOf(await ask(await open(second), byPin))).toBe('ok');
  const held = await fetched(TICKET, second);

  const third = await newCookie(app.url);
  const [waiting, other] = [await open(third), '6f'.repeat(32)];
  const asked = await ask(waiting, { type: 'askMove', secret: ANNA.token, ticket: other });
  const move = asked.ok && asked.value.type === 'made' ? asked.value.id : '';
  const state = async (cookie: string): Promise<unknown> =>
    (await fetch(`${app.url}/api/moves/${move}`, { headers: { cookie } })).json();
  expect(await state(third)).toEqual({ state: 'asked' });
  expect(await (await post(other, third)).json()).toEqual({ bound: false });
  (await open(held)).emit(
    'command',
    { id: newCommandId(random, Date.now()), type: 'allowMove', move },
    () => undefined,
  );
  await expect.poll(() => state(third)).toEqual({ state: 'allowed' });
  const cookie = await fetched(other, third);
  expect(await state(cookie)).toEqual({ state: 'allowed' });
  expect([await personOf(cookie), await personOf(held)]).toEqual([ANNA.person, null]);
});

describe('the cookie of a ticket is given', () => {
  beforeEach(async () => {
    const wire = await open(await newCookie(app.url));
    await ask(wire, { type: 'useLink', secret: ANNA.token, ticket: TICKET });
  });

  test('to no page of another origin, whose visitor would become somebody else by it', async () => {
    const { host } = new URL(app.url);
    for (const origin of ['http://evil.example', `http://${host}1`, 'null']) {
      const response = await post(TICKET, '', { origin });
      expect([response.status, cookieIn(response)], origin).toEqual([400, null]);
    }
    expect((await post(TICKET, '', { origin: app.url })).status).toBe(200);
  });

  test('for nothing that a form of another page could send', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await post(TICKET, '', { 'content-type': type });
      expect([response.status, cookieIn(response)], type).toEqual([400, null]);
    }
    const preflight = await fetch(`${app.url}/api/device`, { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([405, null]);
  });

  test.each([
    '',
    '{',
    '{}',
    '{"ticket":1}',
    `{"ticket":"${'g'.repeat(64)}"}`,
    `"${'x'.repeat(400)}"`,
    'null',
  ])('for no such body: %s', async (body) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${app.url}/api/device`, { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toEqual([400, { code: 'bad-shape', key: 'ticket' }]);
  });
});

test('a phone of the release before, which sends no ticket, is bound as it is', async () => {
  const cookie = await newCookie(app.url);
  const wire = openWire({ url: app.url, cookie, protocol: 4 });
  wires.push(wire);
  await untilConnected(wire);
  expect(codeOf(await ask(wire, { type: 'useLink', secret: ANNA.token }))).toBe('ok');
  expect(await personOf(cookie)).toBe(ANNA.person);
});

test('a browser with a token that was never issued is greeted as a new one, and heard by no socket', async () => {
  const invented = `device=${'q'.repeat(43)}`;
  const greeted = await fetch(`${app.url}/api/session`, { headers: { cookie: invented } });
  expect(cookieIn(greeted)).toMatch(/^device=[\w-]{64}$/);
  await expect(open(invented)).rejects.toMatchObject({ data: { code: 'unauthenticated' } });
});
