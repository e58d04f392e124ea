import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newCommandId, seeded, testApp } from '../../test/support/index.ts';
import { verifyFolder } from '../folder/index.ts';

// A process takes a second to start, and more where the machine is busy.
vi.setConfig({ testTimeout: 30_000 });

const TOOL = fileURLToPath(new URL('event.ts', import.meta.url));
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dunmer-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const event = (...args: readonly string[]) => eventBy({ PUBLIC_URL: 'https://trade.example' }, ...args);

async function eventBy(
  told: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{ code: unknown; out: string; err: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, ...told };
  const tool = spawn(process.execPath, [TOOL, ...args], { env });
  const ended = once(tool, 'exit');
  const [out, err] = await Promise.all([text(tool.stdout), text(tool.stderr)]);
  const [code] = await ended;
  return { code, out, err };
}

test('npm run event begins a real event, shows the organiser’s link once, and never begins a second one', async () => {
  expect(await event('new', 'X')).toMatchObject({ code: 1, err: expect.stringContaining('2 to 40 letters') });
  const made = await event('new', 'Ярмарка', 'Велин');
  expect(made.code).toBe(0);
  expect(made.out).toMatch(/█▀▀▀▀▀▀▀█/);
  const [token = ''] = /(?<=https:\/\/trade\.example\/l\/)[\w-]{43}/.exec(made.out) ?? [];
  const [code = ''] = /(?<=Code: )[2-9A-Z]{8}/.exec(made.out) ?? [];
  expect(await event('new', 'Another')).toMatchObject({ code: 1, err: expect.stringContaining('Ярмарка') });

  const server = await testApp({ dataDir }, { seeding: null });
  expect(server.app.sample).toBeNull();
  expect((await event('new', 'Another')).code).toBe(1);
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
  test('is chosen when it is begun, and the links of the server that is started then are made from it', async () => {
    const made = await eventBy({ HOST: '192.0.2.7', PORT: '4000' }, 'new', 'Ярмарка');
    expect(made.out).toMatch(/http:\/\/192\.0\.2\.7:4000\/l\/[\w-]{43}/);
    expect((await eventBy({}, 'address')).out).toBe('http://192.0.2.7:4000\n');
    const server = await testApp({ dataDir }, { seeding: null });
    expect(server.app.publicUrl).toBe('http://192.0.2.7:4000');
    expect(await (await fetch(`${server.url}/api/session`)).json()).toMatchObject({
      publicUrl: 'http://192.0.2.7:4000',
    });
    expect(await server.app.elsewhere()).toBe(server.url);
    await server.close();
  });

  test('is answered to, and so is the one that the keeper says, from wherever links lead', async () => {
    await eventBy({ PUBLIC_URL: 'https://trade.example' }, 'new', 'Ярмарка');
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
    await event('new', 'Ярмарка');
    const changed = await event('address', 'http://trade.example:8080/');
    expect(changed).toMatchObject({ code: 0, err: '' });
    expect(changed.out).toContain(
      'From the next start on the address of the event is http://trade.example:8080.',
    );
    expect(changed.out).toContain('personal link');
    expect(changed.out).toContain('To go back: npm run event -- address https://trade.example\n');
    const server = await testApp({ dataDir }, { seeding: null });
    expect(server.app.publicUrl).toBe('http://trade.example:8080');
    expect(await event('address', 'https://trade.example')).toMatchObject({
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
    await event('new', 'Ярмарка');
    expect(await event('address', 'trade.example/x')).toMatchObject({
      code: 1,
      err: expect.stringContaining('trade.example/x is no address'),
    });
    expect(await event('later')).toMatchObject({ code: 1, err: expect.stringContaining('-- address') });
  });
});
