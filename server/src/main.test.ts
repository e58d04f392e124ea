import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Phone, seeded, ServerProcess, testApp } from '../test/support/index.ts';
import { CardsRefused, READY_CARDS, readEdition } from './catalogue/index.ts';
import { parseConfig } from './config.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
});
afterAll(async () => server.dispose());

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'dunmer-'));
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

test('the server says where it is, for people and as a QR code, and in one line for programs', () => {
  expect(server.stdout).toContain('Dunmer Trade');
  expect(server.stdout).toMatch(/█▀▀▀▀▀▀▀█/);
  expect(server.stdout).toMatch(/^ready \{"port":\d+,"url":"http:\/\/127\.0\.0\.1:\d+","release":".+"\}$/m);
});

describe('the server does not start, says why in one sentence, and leaves everything as it was,', () => {
  const ends = async (options: Parameters<typeof ServerProcess.expectEnd>[0], sentence: string) => {
    const { code, stderr } = await ServerProcess.expectEnd(options);
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
    expect(stderr).toContain(sentence);
  };

  test('where the port is taken', async () => {
    await ends({ port: server.port }, `Port ${server.port} is taken`);
  });

  test('where another server has the data folder', async () => {
    await ends({ dataDir: server.dataDir }, 'Another server already works with the data folder');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test('where a newer release has made the database', async () => {
    const dataDir = folder();
    const file = join(dataDir, 'dunmer-trade.sqlite');
    const db = new Database(file);
    db.exec('create table later (x)');
    db.pragma('user_version = 1000');
    db.close();
    const before = readFileSync(file);
    await ends({ dataDir }, 'newer release');
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('where a card does not parse: file, card and key', async () => {
    const cards = folder();
    cpSync(READY_CARDS, cards, { recursive: true });
    const file = join(cards, 'cards.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"rarity": "standard"', '"rarity": "cheap"'));
    await ends({ env: { CARDS_DIR: cards } }, `${file}: card "caravan-guard": rarity is "cheap"`);
    writeFileSync(file, '[');
    expect(() => readEdition(cards)).toThrow(file);
    expect(() => readEdition(cards)).toThrow(CardsRefused);
  });

  test('where the environment is wrong', async () => {
    await ends({ env: { LOG_LEVEL: 'loud' } }, 'LOG_LEVEL is "loud", but must be one of');
  });
});

test('SIGTERM ends the server with status 0, and everything is there when it starts again', async () => {
  const phone = await Phone.connect({ url: server.url, random: seeded(1) });
  const { match } = await phone.practise('caravan', 'middle');
  expect(await server.stop()).toEqual({ code: 0, signal: null });
  await server.start();
  await phone.until(() => phone.losses === 1 && phone.wire.connected);
  phone.autoplay();
  await phone.untilFinished();
  expect(phone.match).toBe(match);
  phone.close();
});

describe('the address of an event is kept in its folder:', () => {
  const WARNING = 'The address of this event is';
  /** What a server started with this environment prints. */
  async function said(dataDir: string, env: Readonly<Record<string, string>>): Promise<string> {
    const own = await ServerProcess.start({ dataDir, env });
    await expect.poll(() => own.stdout).toMatch(/^ready .*\n/m);
    const answer = await (await fetch(`http://127.0.0.1:${own.port}/api/session`)).json();
    expect(answer).toMatchObject({ publicUrl: 'http://trade.test' });
    // Everything after the line for programs is printed at once.
    await own.stop();
    return own.stdout;
  }

  test('started under another one, the server says so last, with the remedy, and links stay as they were', async () => {
    const dataDir = folder();
    const first = await testApp({ dataDir, publicUrl: 'http://trade.test' }, { seeding: { count: 1 } });
    expect(await first.app.elsewhere()).toBeNull();
    await first.close();
    expect(await said(dataDir, { PUBLIC_URL: 'http://trade.test/' })).not.toContain(WARNING);
    const other = await said(dataDir, { PUBLIC_URL: 'http://other.test' });
    expect(other.slice(other.indexOf('ready'))).toContain(
      `${WARNING} http://trade.test, but this server is reached at http://other.test`,
    );
    expect(other).toContain('npm run event -- address http://other.test');
    expect(other).toMatch(/^Dunmer Trade .*: http:\/\/trade\.test$/m);
  });
});

describe('the environment', () => {
  test('has a default for everything', () => {
    expect(parseConfig({})).toEqual({
      ok: true,
      value: {
        port: null,
        host: '0.0.0.0',
        dataDir: './data',
        publicUrl: null,
        logLevel: 'info',
        cardsDir: null,
        limitLoopback: true,
      },
    });
  });

  test('an address for links loses its slash, and has no path', () => {
    expect(parseConfig({ PUBLIC_URL: 'https://trade.example/' })).toMatchObject({
      value: { publicUrl: 'https://trade.example' },
    });
    expect(parseConfig({ PUBLIC_URL: 'https://trade.example/app' }).ok).toBe(false);
    expect(parseConfig({ PUBLIC_URL: 'ftp://trade.example' }).ok).toBe(false);
  });

  test('every wrong variable is named, with what stands there', () => {
    const parsed = parseConfig({ PORT: '70000', LOG_LEVEL: 'loud', HOST: 'h' });
    expect(parsed).toEqual({
      ok: false,
      error: [expect.stringContaining('PORT is "70000"'), expect.stringContaining('LOG_LEVEL')],
    });
  });
});
