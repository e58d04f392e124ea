import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { newCommandId, seeded, testApp, type TestApp } from '../../test/support/index.ts';
import { BANK } from '../store/index.ts';
import { beginEvent, sampleLinks } from './index.ts';

const random = seeded(1);
const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'dunmer-'));
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

const start = (dataDir: string, event: 'sample' | 'empty' = 'sample'): Promise<TestApp> =>
  testApp({ dataDir }, { seeding: null, event });
const session = async ({ url }: TestApp): Promise<unknown> => (await fetch(`${url}/api/session`)).json();

describe('the sample event', () => {
  test('fills an empty folder: an organiser, a referee, a display and six traders with purses and start decks (rule 7)', async () => {
    const server = await start(folder());
    const { read } = server.app.store;
    const people = await read.people.people();
    const traders = people.filter(({ trades }) => trades);
    expect(people.flatMap(({ staff }) => staff ?? [])).toEqual(['organiser', 'referee', 'display']);
    expect(traders).toHaveLength(6);
    let dealt = 0;
    for (const { key } of traders) {
      const copies = await read.cards.copiesOf(key);
      const purse = await read.money.account({ kind: 'purse', owner: key });
      dealt += purse?.balance ?? 0;
      expect(purse?.balance).toBeGreaterThan(0);
      expect(copies.length).toBeGreaterThanOrEqual(8);
      expect(copies.filter(({ rarity }) => rarity === 'rare').length).toBeLessThanOrEqual(1);
      expect(copies.filter(({ rarity }) => rarity === 'unique')).toEqual([]);
    }
    expect((await read.money.account(BANK))?.balance).toBe(-dealt);
    await server.close();
  });

  test('shows its links to everybody, and each of them opens', async () => {
    const server = await start(folder());
    const links = present(
      await sampleLinks(server.app.store.read, server.url),
      'a sample event has links',
    ).links;
    expect(links).toHaveLength(9);
    expect(await session(server)).toMatchObject({
      event: { sample: true },
      sample: { links: expect.arrayContaining([expect.objectContaining({ staff: 'organiser' })]) },
    });
    for (const { url, code } of links) {
      expect(url.startsWith(`${server.url}/l/`)).toBe(true);
      const use = {
        id: newCommandId(random, Date.now()),
        type: 'useLink',
        secret: code,
      } as const;
      const { actors } = server.app.matches.context;
      expect(await server.app.commands.command(code, use)).toMatchObject({ ok: true });
      expect((await actors.of(server.app.store.read, code)).person).not.toBeNull();
    }
    await server.close();
  });

  test('is begun once: a second start finds it as it was', async () => {
    const dataDir = folder();
    const first = await start(dataDir);
    const { links } = present(first.app.sample, 'a sample event has links');
    await first.close();
    const second = await start(dataDir);
    expect(second.app.sample?.links.map(({ code }) => code)).toEqual(links.map(({ code }) => code));
    expect(await second.app.store.read.people.people()).toHaveLength(9);
    await second.close();
  });
});

describe('a real event', () => {
  const facts = { name: 'Fair', organiser: 'Velyn' };

  test('has an organiser whose link is kept nowhere, and shows no links', async () => {
    const server = await start(folder(), 'empty');
    expect(await session(server)).toMatchObject({ event: { sample: false }, sample: null });
    expect(await beginEvent(server.app.matches.context, server.app.store, facts)).toMatchObject({
      ok: false,
      error: { code: 'event-there' },
    });
    await server.close();
  });

  test('never becomes the sample one, however often the server starts', async () => {
    const dataDir = folder();
    await (await start(dataDir, 'empty')).close();
    const again = await start(dataDir);
    expect(again.app.sample).toBeNull();
    expect(await again.app.store.read.people.people()).toEqual([]);
    await again.close();
  });
});
