// A data folder belongs to its owner alone: it holds face-down rows, seeds and codes.

import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ok } from '@dunmer/shared/lib';
import { openStore, type Store } from './index.ts';
import { isForDataAlone } from './privacy.ts';

const around = mkdtempSync(join(tmpdir(), 'dunmer-'));
afterEach(() => rmSync(join(around, 'data'), { recursive: true, force: true }));

const folder = join(around, 'data');
const open = (): Promise<Store> => openStore({ folder, newEpoch: () => 'epoch', now: () => 0 });
const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);
const modes = (): Readonly<Record<string, string>> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

const ALL = {
  'dunmer-trade.sqlite': '600',
  'dunmer-trade.sqlite-shm': '600',
  'dunmer-trade.sqlite-wal': '600',
  'lock.sqlite': '600',
};

async function write(store: Store): Promise<void> {
  await store.transact(async (tx) => {
    await tx.people.set('name', 'Test');
    return ok(null);
  });
}

test('a new folder and all its files are readable by nobody else', async () => {
  const store = await open();
  await write(store);
  expect(modes()).toMatchObject(ALL);
  expect(modeOf(folder)).toBe('700');
  await store.close();
});

test('a folder and files that others could read are closed to them at the start', async () => {
  mkdirSync(folder, { mode: 0o755 });
  const first = await open();
  await write(first);
  await first.close();
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  const store = await open();
  await write(store);
  expect(modes()).toMatchObject(ALL);
  expect(modeOf(folder)).toBe('700');
  await store.close();
});

test('a folder that holds more than data is not closed to others: where the program runs, a home, a shared one', () => {
  const shared = join(around, 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  const places = { cwd: '/srv/app/server', home: '/home/keeper' };
  const closed = [folder, '/srv/app/server/data', '/home/keeper/data', '/srv/app', '/home', '/', shared].map(
    (each) => isForDataAlone(each, places),
  );
  expect(closed).toEqual([true, true, true, false, false, false, false]);
});
