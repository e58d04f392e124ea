// Late store: SQLite as slow as a database behind a network: every call, and every answer, arrives some turns of the
// loop later, by seeded chance. Reads outside transactions go over a connection of their own and see only what is
// committed.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { present } from '@dunmer/shared/lib';
import { openStore, type Reader, type Store, type StoreOptions } from '../../src/store/index.ts';
import { SqliteConnection } from '../../src/store/sqlite.ts';
import { storeOn } from '../../src/store/sqliteStore.ts';
import { readerOver } from '../../src/store/storeOver.ts';
import { everyCall } from './everyCall.ts';
import { KeptDatabase } from './keptDatabase.ts';
import type { Random } from '@dunmer/shared/testing';
import { turns } from './turns.ts';

export interface ImageOptions extends Omit<StoreOptions, 'folder' | 'onStatement' | 'mostPages'> {
  /** Throws when a commit is to fail. */
  readonly check?: () => void;
}

export interface Lateness {
  readonly random: Random;
  /** The most turns of the loop that a call takes to arrive, and that its answer takes. */
  readonly turns: number;
}

/** A store on a database image; nothing in it has to outlive this machine. */
export interface Imaged {
  readonly store: Store;
  /** Reads what is committed, without going through the server and without delay. */
  readonly read: Reader;
  /** Lets go of everything, even during a transaction; returns what is committed. */
  leave(): Buffer;
}

/** Returns the store `inner`, made late; `read` reads on another connection. */
function lateOn(inner: Store, read: Store['read'], { random, turns: most }: Lateness): Store {
  const wait = (): Promise<void> => turns(random.below(most + 1));
  const late = async <T>(call: () => T | Promise<T>): Promise<T> => {
    await wait();
    const answer = await call();
    await wait();
    return answer;
  };
  return {
    epoch: inner.epoch,
    deviceKey: inner.deviceKey,
    read: everyCall(read, late),
    // Transactions keep their order; the statements that begin and commit a group are late too.
    transact: (body) => inner.transact((tx) => late(() => body(everyCall(tx, late)))),
    onLost: (act) => inner.onLost(act),
    probe: () => late(() => inner.probe()),
    close: () => inner.close(),
  };
}

function openBeside(path: string): { readonly read: Store['read']; close(): void } {
  const db = new Database(path, { readonly: true });
  return { read: readerOver(new SqliteConnection(db)), close: () => db.close() };
}

/** Connections that nobody uses now. */
const free: KeptDatabase[] = [];

/** Opens a store on a database image, with no delay. Nothing in it outlives this process. */
export function openPrompt(image: Uint8Array, { check = () => undefined, ...options }: ImageOptions): Imaged {
  const kept = free.pop() ?? new KeptDatabase(image);
  const { db, leave } = kept.open(image);
  const store = storeOn({ db, check, unlock: () => undefined }, options);
  return {
    store,
    read: store.read,
    leave() {
      const left = leave();
      free.push(kept);
      return left;
    },
  };
}

/** Opens a late store on a database image. */
export function openLate(
  image: Uint8Array,
  { random, turns: most, check = () => undefined, ...options }: ImageOptions & Lateness,
): Imaged {
  const folder = mkdtempSync(join(tmpdir(), 'dunmer-late-'));
  const path = join(folder, 'late.sqlite');
  writeFileSync(path, image);
  const db = new Database(path);
  // Nothing in it has to outlive this machine, so nothing waits for the disk.
  for (const pragma of ['journal_mode = wal', 'synchronous = off']) db.pragma(pragma);
  const beside = openBeside(path);
  const unlock = (): void => {
    beside.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const inner = storeOn({ db, check, unlock }, options);
  return {
    store: lateOn(inner, beside.read, { random, turns: most }),
    read: beside.read,
    leave() {
      if (db.inTransaction) db.exec('rollback');
      for (const each of [beside, db]) each.close();
      const left = readFileSync(path);
      rmSync(folder, { recursive: true, force: true });
      return left;
    },
  };
}

/** Opens a data folder with a late store. */
export async function openLateFolder(options: StoreOptions, lateness: Lateness): Promise<Store> {
  const inner = await openStore(options);
  const beside = openBeside(join(present(options.folder, 'it lies on disk'), 'dunmer-trade.sqlite'));
  return {
    ...lateOn(inner, beside.read, lateness),
    async close() {
      await inner.close();
      beside.close();
    },
  };
}
