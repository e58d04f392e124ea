import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import type { ClientCommand, CommandResult } from '@dunmer/shared/protocol';
import { newCommandId, newCookie, seeded, testApp, type TestApp, trader } from '../../test/support/index.ts';
import { deviceOf } from '../device/index.ts';
import { setIntrigue } from '../intrigue/index.ts';
import { writeSetting } from '../world/index.ts';

const [ANNA, BORIS, REFEREE, ORGANISER] = [0, 1, 2, 3];
const random = seeded(1);

let app: TestApp;
let contract = '';
let copy = '';
beforeAll(async () => {
  const staff = { 2: 'referee', 3: 'organiser' } as const;
  app = await testApp({}, { seeding: { count: 4, drakes: 50, staff } });
  const { store, commands } = app.app;
  const answer = await commands.command(present(deviceOf(trader(ANNA).cookie), 'a device'), {
    id: newCommandId(random, Date.now()),
    type: 'offerContract',
    with: trader(BORIS).person,
    text: 'Ten bales of silk',
    sum: 5,
    payer: 'one',
    counters: null,
  });
  contract = answer.ok && answer.value.type === 'made' ? answer.value.id : '';
  const anna = present(await store.read.people.person(trader(ANNA).person), 'a trader');
  copy = present((await store.read.cards.copiesOf(anna.key))[0], 'a copy').id;
});
afterAll(() => app.close());

const get = (path: string, cookie: string): Promise<Response> =>
  fetch(app.url + path, { headers: { cookie } });
async function read(path: string, number: number): Promise<unknown> {
  const response = await get(path, trader(number).cookie);
  expect(response.status).toBe(200);
  return response.json();
}
const refusal = async (path: string, cookie: string): Promise<readonly unknown[]> => {
  const response = await get(path, cookie);
  return [response.status, await response.json()];
};

describe('over HTTP', () => {
  test('a session says who the browser’s person is, and of no links in a real event', async () => {
    const session = await read('/api/session', ANNA);
    expect(session).toMatchObject({
      event: { name: 'Test', sample: false, paused: false },
      me: { person: trader(ANNA).person, controls: true, hasPin: false, passphrase: 'none' },
      sample: null,
    });
    expect(await (await get('/api/session', await newCookie(app.url))).json()).toMatchObject({ me: null });
  });

  test('home is the person’s, and null for a browser that is nobody’s', async () => {
    expect(await read('/api/me', BORIS)).toMatchObject({ home: { contracts: [{ contract }] } });
    const stranger = await newCookie(app.url);
    expect(await (await get('/api/me', stranger)).json()).toMatchObject({
      home: null,
      event: { name: 'Test' },
    });
  });

  test('a stranger’s browser is refused everything that is a person’s', async () => {
    const stranger = await newCookie(app.url);
    const paths = [
      '/me/deck',
      '/me/statement',
      '/me/matches',
      '/me/contracts',
      '/me/pledges',
      '/me/intrigue',
      '/intrigue/log',
      `/contracts/${contract}`,
      `/copies/${copy}`,
      '/people',
      `/people/${trader(BORIS).code}`,
    ];
    for (const path of paths)
      expect([path, ...(await refusal(`/api${path}`, stranger))]).toEqual([path, 403, { code: 'no-person' }]);
  });

  test('a stranger is told nothing of whether there is such a thing', async () => {
    const stranger = await newCookie(app.url);
    for (const path of [`contracts/${contract}`, 'contracts/none', `copies/${copy}`, 'copies/none'])
      expect(await refusal(`/api/${path}`, stranger)).toEqual([403, { code: 'no-person' }]);
  });

  test('a hand of the deck and its log are there where the event has a deck', async () => {
    const paths = ['/api/me/intrigue', '/api/intrigue/log'];
    for (const path of paths)
      expect(await refusal(path, trader(ANNA).cookie)).toEqual([404, { code: 'not-found' }]);
    const { store, matches } = app.app;
    const { context } = matches;
    await store.transact(async (tx) => {
      await writeSetting(context, tx, 'intrigue', 'on');
      const organiser = present(await tx.people.person(trader(ORGANISER).person), 'a seeded organiser');
      return ok(await setIntrigue(context, tx, organiser.key));
    });
    const [hand, log] = await Promise.all(paths.map((path) => read(path, ANNA)));
    expect([hand, log]).toMatchObject([{ on: true }, { format: 'dunmer-deck/1' }]);
  });

  test('deck, statement and matches are one’s own', async () => {
    expect(await read('/api/me/deck', ANNA)).toMatchObject({
      copies: expect.arrayContaining([expect.objectContaining({ copy })]),
    });
    expect(await read('/api/me/statement', ANNA)).toMatchObject({ items: [{ change: 50 }], next: null });
    expect(await read('/api/me/matches', ANNA)).toEqual({ items: [], next: null });
    expect(await read('/api/me/contracts', ANNA)).toMatchObject({
      items: [{ contract, state: 'offered', mine: true }],
      next: null,
    });
  });

  test('a contract is its parties’ and the organisers’; a referee’s only where a match hangs on it', async () => {
    expect(await read(`/api/contracts/${contract}`, BORIS)).toMatchObject({
      text: 'Ten bales of silk',
      party: 'two',
    });
    expect(await read(`/api/contracts/${contract}`, ORGANISER)).toMatchObject({ party: null, may: [] });
    expect((await refusal(`/api/contracts/${contract}`, trader(REFEREE).cookie))[0]).toBe(403);
    expect(await refusal('/api/contracts/none', trader(ANNA).cookie)).toEqual([404, { code: 'not-found' }]);
  });

  test('a copy’s history is its owner’s and the organisers’', async () => {
    expect(await read(`/api/copies/${copy}`, ANNA)).toMatchObject({
      copy,
      owner: { person: trader(ANNA).person },
    });
    expect(await read(`/api/copies/${copy}`, ORGANISER)).toMatchObject({ copy });
    const [status, refused] = await refusal(`/api/copies/${copy}`, trader(REFEREE).cookie);
    expect([status, refused]).toEqual([403, expect.objectContaining({ code: 'not-allowed' })]);
  });

  test('no copy of others is for an organiser who plays, until that match is over', async () => {
    const { commands, store } = app.app;
    type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
    const ask = (number: number, asked: Without<ClientCommand>): Promise<CommandResult> =>
      commands.command(present(deviceOf(trader(number).cookie), 'a device'), {
        id: newCommandId(random, Date.now()),
        ...asked,
      });
    const proposed = await ask(ORGANISER, {
      type: 'proposeMatch',
      with: trader(ANNA).person,
      stake: 0,
      friendly: true,
    });
    const proposal = proposed.ok && proposed.value.type === 'made' ? proposed.value.id : '';
    await ask(ANNA, { type: 'acceptMatch', proposal });
    const interest = { code: 'not-allowed', why: 'own-interest', interest: 'opponent' };
    expect(await refusal(`/api/copies/${copy}`, trader(ORGANISER).cookie)).toEqual([403, interest]);
    const boris = present(await store.read.people.person(trader(BORIS).person), 'a trader');
    const other = present((await store.read.cards.copiesOf(boris.key))[0], 'a copy').id;
    // Both copies are refused alike: refusing only one of them would tell whose it is.
    expect(await refusal(`/api/copies/${other}`, trader(ORGANISER).cookie)).toEqual([403, interest]);
    const organiser = present(await store.read.people.person(trader(ORGANISER).person), 'a trader');
    const { id: match } = present(await store.read.matchByKey(organiser.match ?? 0), 'a match');
    await ask(ANNA, { type: 'play', match, command: { type: 'concede' } });
    for (const each of [copy, other])
      expect(await read(`/api/copies/${each}`, ORGANISER)).toMatchObject({ copy: each });
  });

  test('people are found by name and by the code of their badge', async () => {
    const { code, person } = trader(BORIS);
    expect(await read(`/api/people/${code}`, ANNA)).toMatchObject({ people: [{ person, met: true }] });
    expect(await read(`/api/people?name=${encodeURIComponent('борис 1')}`, ANNA)).toMatchObject({
      people: [{ person }],
    });
    expect(await refusal('/api/people/ZZZZZZZZ', trader(ANNA).cookie)).toEqual([404, { code: 'not-found' }]);
    // A parameter that stands there twice is ignored.
    expect(await read('/api/people?name=a&name=b', ANNA)).toEqual(await read('/api/people', ANNA));
  });
});
