import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import { checkFile } from '@dunmer/shared/fairness';
import { parseMatchFile } from '@dunmer/shared/fairness/schema';
import { ok } from '@dunmer/shared/lib';
import { writeSetting } from '../world/index.ts';
import { READY_CARDS, readEdition } from '../catalogue/index.ts';
import {
  newCookie,
  openPair,
  Phone,
  playMatch,
  seeded,
  testApp,
  type TestApp,
  trader,
} from '../../test/support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(async () => app.close());

const get = (path: string, cookie?: string): Promise<Response> =>
  fetch(`${app.url}${path}`, { headers: cookie === undefined ? {} : { cookie } });

describe('a session', () => {
  test('gives a browser its device once, in a cookie that no script reads', async () => {
    const response = await get('/api/session');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^device=[\w-]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/),
    ]);
    const cookie = await newCookie(app.url);
    expect((await get('/api/session', cookie)).headers.getSetCookie()).toEqual([]);
    expect((await get('/api/session', 'device=made-up')).headers.getSetCookie()).toHaveLength(1);
  });

  test('answers a phone in its own version, one that says none in that of the release before, and others in ours (P17)', async () => {
    const answered = async (query: string): Promise<unknown> => {
      const session: unknown = await (await get(`/api/session${query}`)).json();
      return session;
    };
    const versions = ['', '?protocol=4', `?protocol=${PROTOCOL_VERSION}`, '?protocol=3', '?protocol=x'];
    expect(await Promise.all(versions.map(answered))).toMatchObject([
      { protocol: PROTOCOL_VERSION - 1 },
      { protocol: 4 },
      { protocol: PROTOCOL_VERSION },
      { protocol: PROTOCOL_VERSION },
      { protocol: PROTOCOL_VERSION },
    ]);
  });

  test('is kept to HTTPS where the app is reached by it', async () => {
    const secure = await testApp({ publicUrl: 'https://trade.example' });
    const response = await fetch(`${secure.url}/api/session`);
    expect(response.headers.getSetCookie()[0]).toContain('; Secure');
    expect(await response.json()).toMatchObject({ publicUrl: 'https://trade.example' });
    await secure.close();
  });

  test('names the catalogue, which is for ever the same', async () => {
    const { version, cards, decks } = readEdition(READY_CARDS);
    expect(await (await get('/api/session')).json()).toMatchObject({
      catalogue: version,
      epoch: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const response = await get(`/api/catalogues/${version}`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding'), 'packed for the way').toBe('gzip');
    expect(await response.json()).toEqual({ version, cards, decks });
    const bare = { headers: { 'accept-encoding': 'identity' } };
    const unpacked = await fetch(`${app.url}/api/catalogues/${version}`, bare);
    expect(unpacked.headers.get('content-encoding')).toBeNull();
    expect(await unpacked.json()).toEqual({ version, cards, decks });
    expect((await get('/api/catalogues/none')).status).toBe(404);
  });
});

test('health says the version and the state of the database', async () => {
  const response = await get('/healthz');
  expect([response.status, await response.json()]).toEqual([
    200,
    { version: app.app.release, database: 'ok' },
  ]);
});

test('the log says which area was asked, never with what: addresses hold codes, tokens and ids', async () => {
  const told: string[] = [];
  const tell = (facts: object, message: string): void => void told.push(JSON.stringify([facts, message]));
  const log = { debug: tell, info: tell, warn: tell, error: tell };
  const own = await testApp({}, { log });
  const secrets = ['SECRETtoken'.padEnd(43, 'x'), 'ABCD2345', 'some-id', 'Ведис', 'K'.repeat(43)];
  const [token = '', code = '', id = '', name = '', device = ''] = secrets;
  const paths = [
    `/l/${token}`,
    `/api/codes/${code}`,
    `/api/matches/${id}/file?watch=${code}`,
    `/api/people?name=${encodeURIComponent(name)}`,
    `/${token}/x`,
    `/${code}`,
    '/api/codes/%FF',
  ];
  for (const path of paths)
    await fetch(`${own.url}${path}`, { headers: { cookie: `device=${device}`, referer: `/l/${token}` } });
  await own.close();
  expect(told.filter((line) => line.includes('"area"')).length).toBe(paths.length);
  const all = decodeURIComponent(told.join('\n'));
  expect(secrets.filter((secret) => all.includes(secret.slice(0, 6)))).toEqual([]);
});

test('a page may talk to this very server alone, over sockets too', async () => {
  const policy = (await get('/api/session')).headers.get('content-security-policy') ?? '';
  const { host } = new URL(app.url);
  expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host};`);
  expect(policy).not.toMatch(/(?<!\S)wss?:(?!\/\/)/);
});

test('every answer carries a strict policy, and nothing but GET is heard', async () => {
  const response = await get('/api/session');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('x-powered-by')).toBeNull();
  expect((await fetch(`${app.url}/api/session`, { method: 'POST', body: 'x' })).status).toBe(405);
  expect((await fetch(`${app.url}/api/session`, { method: 'POST', body: 'x'.repeat(40_000) })).status).toBe(
    413,
  );
  expect((await get('/api/nowhere')).status).toBe(404);
});

test('a code says what it means, however it was typed', async () => {
  const pair = await openPair(app.url, seeded(1));
  const { match } = pair.a;
  const info = async (code: string) => (await get(`/api/codes/${code}`)).json();
  expect(await info(pair.watch)).toEqual({ kind: 'watch', match });
  const { code, person, name } = trader(5);
  const badge = { kind: 'person', person: { person, name, code } };
  expect(await info(code.toLowerCase())).toEqual(badge);
  expect(await info(`${code.slice(0, 4)}-${code.slice(4)}`)).toEqual(badge);
  expect((await get('/api/codes/22222222')).status).toBe(404);
  expect((await get('/api/codes/%FF')).status).toBe(400);
  pair.close();
});

test('a browser’s own tables are listed newest first, and nobody else’s', async () => {
  const random = seeded(2);
  const a = await Phone.connect({ url: app.url, random });
  const first = await a.practise('caravan', 'simple');
  const second = await a.practise('menagerie', 'middle');
  const seats = { a: { name: 'Phone', bot: null }, b: { name: '', bot: 'simple' } };
  const older = { match: first.match, seat: 'a', seats, phase: 'placing', opened: expect.any(String) };
  const newer = expect.objectContaining({ match: second.match, seat: 'a', phase: 'placing' });
  expect(await (await get('/api/mine', a.cookie)).json()).toEqual({ tables: [newer, older] });
  expect(await (await get('/api/mine')).json()).toEqual({ tables: [] });
  a.close();
});

describe('the file of a match (F10)', () => {
  test('checks itself without the server, and holds the own deck only', async () => {
    const { a, b, watch, close } = await playMatch(app.url, seeded(3), ['caravan', 'wizards-tower']);
    const path = `/api/matches/${a.match}/file`;
    for (const [phone, seats] of [
      [a, ['a']],
      [b, ['b']],
    ] as const) {
      const response = await get(path, phone.cookie);
      expect(response.headers.get('content-disposition')).toContain('attachment');
      const file = parseMatchFile(await response.json());
      if (!file.ok) throw new Error(JSON.stringify(file.error));
      expect(file.value.decks.map((deck) => deck.seat)).toEqual(seats);
      expect(checkFile(file.value).agrees).toBe(true);
    }
    const watched = parseMatchFile(await (await get(`${path}?watch=${watch}`)).json());
    expect(watched.ok && watched.value.decks).toEqual([]);
    expect((await get(path)).status).toBe(404);
    expect((await get(`${path}?watch=22222222`)).status).toBe(404);
    close();
  });

  test('is not there before the end', async () => {
    const { a, watch, close } = await openPair(app.url, seeded(4));
    const path = `/api/matches/${a.match}/file`;
    expect((await get(path, a.cookie)).status).toBe(409);
    expect((await get('/api/matches/nowhere/file', a.cookie)).status).toBe(404);
    // By its watch link it answers that the match still runs (409), for as long as the link means anything.
    expect((await get(`${path}?watch=${watch}`)).status).toBe(409);
    const { context } = app.app.matches;
    await app.app.store.transact(async (tx) => ok(await writeSetting(context, tx, 'watching', 'nobody')));
    expect((await get(`${path}?watch=${watch}`)).status).toBe(404);
    await app.app.store.transact(async (tx) => ok(await writeSetting(context, tx, 'watching', 'link')));
    close();
  });
});
