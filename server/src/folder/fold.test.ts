// A copy of the database file alone, as a keeper may make it, holds the event as it was at most a minute ago.

import { copyFileSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { newCommandId, Phone, seeded, ServerProcess, testApp } from '../../test/support/index.ts';
import { ScriptedClock } from '@dunmer/shared/testing';
import { fileIn, logOf, openStoreBeside } from '../store/index.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dunmer-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns how many matches are in a copy of the file alone, without the log beside it. */
async function matchesInACopy(dataDir: string): Promise<number> {
  const copy = mkdtempSync(join(tmpdir(), 'dunmer-copy-'));
  copyFileSync(join(dataDir, 'dunmer-trade.sqlite'), join(copy, 'dunmer-trade.sqlite'));
  const { read, close } = openStoreBeside(copy);
  const matches = await read.audit.matches();
  close();
  rmSync(copy, { recursive: true });
  return matches.length;
}

const random = seeded(1);
const practise = () =>
  ({
    id: newCommandId(random, 0),
    type: 'practise',
    name: 'Rae',
    deck: 'caravan',
    against: 'simple',
  }) as const;

test('while the server runs', async () => {
  const clock = new ScriptedClock(0);
  const { app, close } = await testApp({ dataDir: folder }, { clock });
  await app.commands.command('phone', practise());
  expect(await matchesInACopy(folder)).toBe(0);
  clock.advance(60_000);
  await expect.poll(() => matchesInACopy(folder)).toBe(1);
  await close();
});

test('as soon as nobody reads an older state any more', async () => {
  const clock = new ScriptedClock(0);
  const { app, close } = await testApp({ dataDir: folder }, { clock });
  const beside = openStoreBeside(folder);
  expect(await beside.read.audit.matches()).toEqual([]);
  await app.commands.command('phone', practise());
  clock.advance(60_000);
  expect(await beside.read.audit.matches()).toEqual([]);
  beside.close();
  await app.commands.command('phone', practise());
  clock.advance(60_000);
  await expect.poll(() => matchesInACopy(folder)).toBe(2);
  await close();
});

test('after it was told to stop, though somebody reads beside it', async () => {
  const room = await EventRoom.open({ folder, seeding: { count: 1 } });
  await room.ask(0, practise());
  const beside = openStoreBeside(folder);
  expect(await beside.read.audit.matches()).toHaveLength(1);
  await room.close();
  expect(await matchesInACopy(folder)).toBe(1);
  beside.close();
});

test('after a start that follows a crash', async () => {
  const server = await ServerProcess.start();
  const phone = await Phone.connect({ url: server.url, random });
  await phone.practise('caravan', 'simple');
  phone.close();
  await server.kill();
  expect(await matchesInACopy(server.dataDir)).toBe(0);
  await server.start();
  expect(await matchesInACopy(server.dataDir)).toBe(1);
  await server.dispose();
});

test('as soon as the log has grown, within a second', async () => {
  const clock = new ScriptedClock(0);
  const { app, close } = await testApp({ dataDir: folder }, { clock });
  await app.commands.command('phone', practise());
  clock.advance(2_000);
  expect(await matchesInACopy(folder)).toBe(0);
  truncateSync(logOf(fileIn(folder)), 9 * 2 ** 20);
  clock.advance(1_000);
  await expect.poll(() => matchesInACopy(folder)).toBe(1);
  await close();
});
