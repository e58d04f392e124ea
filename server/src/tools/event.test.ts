import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { newCommandId, seeded, testApp, type TestApp } from '../../test/support/index.ts';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { formFolder } from '../../test/support/formedDatabase.ts';
import { type Ended, runProgram } from '../../test/support/runProgram.ts';
import { audit } from '../audit/index.ts';
import { type Config, parseConfig } from '../config.ts';
import { secretHash } from '../draws/index.ts';
import { verifyFolder } from '../folder/index.ts';
import { ask } from '../laptop/index.ts';
import { unlock } from '../people/index.ts';
import { openStoreBeside } from '../store/index.ts';
import { giveAccess } from './access.ts';
import { beginIn } from './begin.ts';
import { runEvent } from './runEvent.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'dunmer-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function configOf(dataDir: string): Config {
  const config = parseConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://trade.example' });
  if (!config.ok) throw new Error(config.error.join(' '));
  return config.value;
}

const URL_TOLD = { PUBLIC_URL: 'https://trade.example' };

/** Begins an event in a database that already has its tables. */
async function begun(dataDir: string): Promise<{ readonly token: string }> {
  await formFolder(dataDir);
  return beginIn(configOf(dataDir), { name: 'Ярмарка', organiser: 'Велин' });
}

/** Runs the command itself, in a process of its own. */
const eventIn = (dataDir: string, ...args: readonly string[]): Promise<Ended> =>
  runProgram('event', args, { env: { DATA_DIR: dataDir, ...URL_TOLD } });

/** Runs the same in this process: a tool takes longer to start than to do its work. */
async function eventBy(
  dataDir: string,
  told: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Ended> {
  const lines: string[] = [];
  const out = () => lines.map((line) => `${line}\n`).join('');
  try {
    await runEvent({ DATA_DIR: dataDir, ...told }, args, (...said) => void lines.push(...said));
    return { code: 0, out: out(), err: '' };
  } catch (error) {
    return { code: 1, out: out(), err: error instanceof Error ? error.message : String(error) };
  }
}
const eventHere = (dataDir: string, ...args: readonly string[]) => eventBy(dataDir, URL_TOLD, ...args);

/** Returns the link that was shown. */
function linkIn({ out }: Ended): { readonly token: string; readonly code: string } {
  const [token = ''] = /(?<=\/l\/)[\w-]{43}/.exec(out) ?? [];
  const [code = ''] = /(?<=Code: )[2-9A-Z]{8}/.exec(out) ?? [];
  return { token, code };
}

test('npm run event begins a real event, shows the organiser’s link once, and never begins a second one', async () => {
  const dataDir = newFolder();
  const event = (...args: readonly string[]) => eventHere(dataDir, ...args);
  expect(await eventIn(dataDir, 'new', 'X')).toMatchObject({
    code: 1,
    err: expect.stringContaining('2 to 40 letters'),
  });
  const made = await eventIn(dataDir, 'new', 'Ярмарка', 'Велин');
  expect(made.code).toBe(0);
  expect(made.out).toMatch(/█▀▀▀▀▀▀▀█/);
  expect(made.out).toContain('https://trade.example/l/');
  expect(made.out).toContain('Start the server with npm start, then open it');
  const { token, code } = linkIn(made);
  expect(await event('new', 'Another')).toMatchObject({ code: 1, err: expect.stringContaining('Ярмарка') });

  const server = await testApp({ dataDir }, { seeding: null });
  expect(server.app.sample).toBeNull();
  expect((await eventIn(dataDir, 'new', 'Another')).code).toBe(1);
  const random = seeded(1);
  const use = (device: string, secret: string) =>
    server.app.commands.command(device, { id: newCommandId(random, Date.now()), type: 'useLink', secret });
  expect(await use('desk', token)).toMatchObject({ ok: true });
  expect(await use('desk', code)).toMatchObject({ ok: true });
  const { person } = await server.app.matches.context.actors.of(server.app.store.read, 'desk');
  expect(person).toMatchObject({ name: 'Велин', staff: 'organiser', trades: false });
  await server.close();
});

describe('the address of an event', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = newFolder();
  });
  const event = (...args: readonly string[]) => eventHere(dataDir, ...args);

  test('is chosen when it is begun, and the links of the server that is started then are made from it', async () => {
    await formFolder(dataDir);
    const made = await eventBy(dataDir, { HOST: '192.0.2.7', PORT: '4000' }, 'new', 'Ярмарка');
    expect(made.out).toMatch(/http:\/\/192\.0\.2\.7:4000\/l\/[\w-]{43}/);
    expect((await eventBy(dataDir, {}, 'address')).out).toBe('http://192.0.2.7:4000\n');
    const server = await testApp({ dataDir }, { seeding: null });
    expect(server.app.publicUrl).toBe('http://192.0.2.7:4000');
    expect(await (await fetch(`${server.url}/api/session`)).json()).toMatchObject({
      publicUrl: 'http://192.0.2.7:4000',
    });
    expect(await server.app.elsewhere()).toBe(server.url);
    await server.close();
  });

  test('is answered to, and so is the one that the keeper says, from wherever links lead', async () => {
    await begun(dataDir);
    const server = await testApp({ dataDir, publicUrl: 'https://moved.example' }, { seeding: null });
    const asked = (host: string): Promise<number | undefined> =>
      new Promise((answered, failed) => {
        const request = get(`${server.url}/healthz`, { headers: { host } }, (response) => {
          response.resume();
          answered(response.statusCode);
        });
        request.once('error', failed);
      });
    const hosts = ['trade.example', 'moved.example', 'evil.example'];
    expect(await Promise.all(hosts.map(asked))).toEqual([200, 200, 421]);
    expect(server.app.publicUrl).toBe('https://trade.example');
    expect(await server.app.elsewhere()).toBe('https://moved.example');
    await server.close();
  });

  test('is changed knowingly: it says what that means and how to go back; not beside a running server', async () => {
    await begun(dataDir);
    const changed = await event('address', 'http://trade.example:8080/');
    expect(changed).toMatchObject({ code: 0, err: '' });
    expect(changed.out).toContain(
      'From the next start on the address of the event is http://trade.example:8080.',
    );
    expect(changed.out).toContain('personal link');
    expect(changed.out).toContain('To go back: npm run event -- address https://trade.example\n');
    const server = await testApp({ dataDir }, { seeding: null });
    expect(server.app.publicUrl).toBe('http://trade.example:8080');
    expect(await eventIn(dataDir, 'address', 'https://trade.example')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Another server already works'),
    });
    expect((await event('address')).out).toBe('http://trade.example:8080\n');
    await server.close();
    expect(await verifyFolder(dataDir)).toMatchObject({ finding: null });
  });

  test('has no path, and belongs to an event that is there', async () => {
    expect(await event('address', 'https://trade.example')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no database at'),
    });
    expect(readdirSync(dataDir)).toEqual([]);
    await begun(dataDir);
    expect(await event('address', 'trade.example/x')).toMatchObject({
      code: 1,
      err: expect.stringContaining('trade.example/x is no address'),
    });
    expect(await event('later')).toMatchObject({ code: 1, err: expect.stringContaining('-- address') });
  });
});

describe('npm run event -- access', () => {
  const random = seeded(2);
  const PHRASE = 'two guar and a cart';

  /** Makes an event whose only organiser has a phone and a passphrase, with a running server. */
  async function locked(): Promise<{
    readonly dataDir: string;
    readonly server: TestApp;
    readonly secret: string;
  }> {
    const dataDir = newFolder();
    const { token } = await begun(dataDir);
    const server = await testApp({ dataDir }, { seeding: null });
    expect(await use(server, 'lost', token)).toMatchObject({ ok: true });
    expect(await say(server, 'lost', PHRASE)).toBe('ok');
    return { dataDir, server, secret: token };
  }

  const use = (server: TestApp, device: string, secret: string) =>
    server.app.commands.command(device, { id: newCommandId(random, Date.now()), type: 'useLink', secret });
  const actorOn = (server: TestApp, device: string) =>
    server.app.matches.context.actors.of(server.app.store.read, device);
  async function say(server: TestApp, device: string, phrase: string): Promise<string> {
    const { matches, store } = server.app;
    const said = await unlock(matches.context, store, await actorOn(server, device), phrase);
    return said.ok ? 'ok' : said.error.code;
  }

  /**
   * Checks that the organiser is back with a new phone, a new link and a new passphrase, and that what was lost is
   * worth nothing.
   */
  async function isBack(server: TestApp, shown: Ended, secret: string): Promise<void> {
    expect([shown.code, shown.err]).toEqual([0, '']);
    expect(shown.out).toMatch(/█▀▀▀▀▀▀▀█/);
    const { token, code } = linkIn(shown);
    expect(await use(server, 'new', code)).toMatchObject({ ok: true });
    expect(await use(server, 'new', token)).toMatchObject({ ok: true });
    expect((await actorOn(server, 'new')).person).toMatchObject({ name: 'Велин', staff: 'organiser' });
    expect((await actorOn(server, 'lost')).person).toBeNull();
    expect(await use(server, 'thief', secret)).toMatchObject({ error: { code: 'dead-link' } });
    expect(await say(server, 'new', 'four guar and a cart')).toBe('ok');
    const rows = await server.app.store.read.journal.rows(0, 1000);
    expect(rows.map(({ who, act }) => [who, act])).toContainEqual([null, 'access']);
    expect((await audit(server.app.store.read)).finding).toBeNull();
  }

  test('brings the last organiser back who has lost phone, link and passphrase, beside a running server', async () => {
    const { dataDir, server, secret } = await locked();
    const left: string[] = [];
    server.app.matches.context.bell.listen({ left: (devices) => left.push(...devices) });
    const shown = await eventIn(dataDir, 'access', 'вЁлин');
    expect(shown.out).toContain(`${server.app.publicUrl}/l/`);
    expect(left).toEqual(['lost']);
    await isBack(server, shown, secret);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('access'))).toEqual([]);
    await server.close();
  });

  test('and where no server runs', async () => {
    const { dataDir, server: before, secret } = await locked();
    await before.close();
    const shown = await eventHere(dataDir, 'access', 'Велин');
    expect(shown.out).toContain('https://trade.example/l/');
    const server = await testApp({ dataDir }, { seeding: null });
    await isBack(server, shown, secret);
    await server.close();
  });

  test('lists the organisers where none is named or none has that name, and changes nothing', async () => {
    const { dataDir, server, secret } = await locked();
    const look = (name: string | null, folder = dataDir) => giveAccess(configOf(folder), name);
    const listed = { is: 'list', lines: [expect.stringMatching(/^ {2}Велин \([2-9A-Z]{8}\)$/)] };
    expect(await look(null)).toEqual(listed);
    await expect(look('Ралис')).rejects.toThrow(/no organiser "Ралис"[^]*Велин/);
    expect(await use(server, 'lost', secret)).toMatchObject({ ok: true });
    await server.close();
    expect(await look(null)).toEqual(listed);
    const empty = newFolder();
    await expect(look('Велин', empty)).rejects.toThrow('There is no event in');
    expect(readdirSync(empty)).toEqual([]);
  });

  test('is for one organiser: of two of one name it is the code of a badge that says who is meant', async () => {
    const folder = newFolder();
    const room = await EventRoom.open({
      folder,
      seeding: { count: 3, staff: { 0: 'organiser', 1: 'organiser', 2: 'referee' } },
    });
    const of = async (i: number) => present(await room.store.read.people.person(room.person(i)), 'somebody');
    const [{ name }, { key, code }, referee] = [await of(0), await of(1), await of(2)];
    await room.ask(0, { type: 'renamePerson', person: room.person(1), name, reason: 'so called' });
    await room.close();
    const look = (typed: string) => giveAccess(configOf(folder), typed);
    await expect(look(name)).rejects.toThrow(new RegExp(`several "${name}"[^]*${code}`));
    await expect(look(referee.code)).rejects.toThrow('There is no organiser');
    const given = await look(code.toLowerCase());
    const token = given.is === 'given' ? given.link.token : '';
    const { read, close } = openStoreBeside(folder);
    expect(await read.people.link(secretHash(token))).toMatchObject({ person: key });
    close();
  });

  test('a request that nobody waits for any more is not carried out by the next server', async () => {
    const { dataDir, server, secret } = await locked();
    await server.close();
    const read = openStoreBeside(dataDir);
    const [organiser] = await read.read.people.people();
    read.close();
    await ask(dataDir, 'abcdefghij12', {
      person: present(organiser, 'an organiser').id,
      token: 'a'.repeat(64),
      code: 'b'.repeat(64),
    });
    const next = await testApp({ dataDir }, { seeding: null });
    await expect.poll(() => readdirSync(dataDir).filter((name) => name.startsWith('access'))).toEqual([]);
    expect(await use(next, 'lost', secret)).toMatchObject({ ok: true });
    await next.close();
  });
});
