// Commits reach the disk while the loop goes on: nobody is answered before theirs is there, and everybody is heard
// meanwhile.

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ok } from '@dunmer/shared/lib';
import { formFolder } from '../../test/support/formedDatabase.ts';
import { turns } from '../../test/support/turns.ts';
import { Cache } from '../memory/index.ts';
import { openStore, openStoreBeside, type Store } from './index.ts';

/** A disk that finishes a write only when told to. */
class Disk {
  readonly #waiting: PromiseWithResolvers<void>[] = [];

  readonly bring = (): Promise<void> => {
    const asked = Promise.withResolvers<void>();
    this.#waiting.push(asked);
    return asked.promise;
  };

  get waits(): boolean {
    return this.#waiting.length > 0;
  }

  takes(): void {
    this.#waiting.shift()?.resolve();
  }

  fails(): void {
    this.#waiting.shift()?.reject(new Error('EIO'));
  }
}

let folder = '';
let store: Store;
let disk: Disk;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dunmer-log-'));
  await formFolder(folder);
  disk = new Disk();
  store = await openStore({ folder, newEpoch: () => 'epoch', now: () => 1, bring: disk.bring });
});
afterEach(async () => {
  disk.takes();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The value of a promise as soon as it has one; null until then. */
function followed<T>(promise: Promise<T>): { readonly value: T | null } {
  const seen: { value: T | null } = { value: null };
  void promise.then((value) => (seen.value = value));
  return seen;
}

const settingOf = async (name: string): Promise<string | null> => store.read.people.setting(name);
const written = (value: string) =>
  store.transact(async (tx) => {
    await tx.people.set('least', value);
    return ok(value);
  });

async function untilItWaits(): Promise<void> {
  while (!disk.waits) await turns(1);
}

test('P1: nobody is answered before the disk has what was committed, and nobody hears of it', async () => {
  const answered = followed(written('7'));
  await untilItWaits();
  const read = followed(settingOf('least'));
  await turns(20);
  expect([answered.value, read.value]).toEqual([null, null]);
  disk.takes();
  await turns(5);
  expect([answered.value, read.value]).toEqual([ok('7'), '7']);
});

test('memory takes in what was committed before whoever has read meanwhile is answered', async () => {
  const known = new Cache<string, { readonly least: string }>({ most: 8 });
  void store.transact(async (tx) => {
    await tx.people.set('least', '7');
    known.put(tx, 'least', { least: '7' });
    return ok(null);
  });
  await untilItWaits();
  let met: string | null = null;
  const read = settingOf('least').then((least) => {
    met = `${least} and ${known.get({ staged: null }, 'least')?.least}`;
  });
  disk.takes();
  await read;
  expect(met).toBe('7 and 7');
});

test('bodies that come while the disk is busy are saved together after it, by one more wait', async () => {
  const first = followed(written('1'));
  await untilItWaits();
  const later = [followed(written('2')), followed(written('3'))];
  disk.takes();
  await untilItWaits();
  expect(first.value).toEqual(ok('1'));
  expect(later.map(({ value }) => value)).toEqual([null, null]);
  disk.takes();
  await turns(5);
  expect(later.map(({ value }) => value)).toEqual([ok('2'), ok('3')]);
  expect(disk.waits).toBe(false);
});

test('where the disk fails nobody hears of it, though the database and memory have it; then all of the log is written into the file before anybody does', async () => {
  let lost = 0;
  store.onLost(() => (lost += 1));
  const heard: string[] = [];
  const known = new Cache<string, { readonly least: string }>({ most: 8 });
  const first = store.transact(async (tx) => {
    await tx.people.set('least', '1');
    known.put(tx, 'least', { least: '1' });
    tx.afterCommit(() => void heard.push('1'));
    return ok('1');
  });
  await untilItWaits();
  disk.fails();
  expect(await first).toEqual({ ok: false, error: { code: 'not-saved' } });
  expect([lost, heard]).toEqual([1, []]);
  expect([await settingOf('least'), known.get({ staged: null }, 'least')?.least]).toEqual(['1', '1']);
  // Nobody knows whether the first write is in a file, and the system would say that there is nothing left to do.
  const second = store.transact(async (tx) => {
    await tx.people.set('least', '2');
    tx.afterCommit(() => void heard.push('2'));
    return ok('2');
  });
  await untilItWaits();
  disk.takes();
  expect(await second).toEqual(ok('2'));
  expect(heard).toEqual(['1', '2']);
  const [file, alone] = [join(folder, 'dunmer-trade.sqlite'), join(folder, 'alone.sqlite')];
  copyFileSync(file, alone);
  const { read, close } = openStoreBeside(alone);
  expect(await read.people.setting('least')).toBe('2');
  close();
});
