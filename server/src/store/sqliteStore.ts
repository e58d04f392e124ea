// SqliteStore: the store port on one SQLite file, or in memory for the benchmark.

import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { assert, ok, present } from '@dunmer/shared/lib';
import { openBeside, openDatabase, openMemory } from './database.ts';
import { GroupCommit } from './groupCommit.ts';
import { lockFolder } from './lock.ts';
import type { Reader, Store } from './port.ts';
import { SqliteReader } from './sqliteReader.ts';
import { prepareStatements } from './statements.ts';

export interface StoreOptions {
  /** The data folder, made where it is missing; `memory` keeps nothing. */
  readonly folder: string | 'memory';
  /** A new epoch for a new database. */
  readonly newEpoch: () => string;
  readonly now: () => number;
  /** The most bodies in one commit; 1 is a commit for each. */
  readonly largestGroup?: number;
}

const FILE = 'dunmer-trade.sqlite';
const LARGEST_GROUP = 512;

/** Where a data folder keeps its database. */
const fileIn = (folder: string): string => join(folder, FILE);

/** A file that was deleted or replaced would still take writes that nobody ever reads. */
function sameFile(path: string): () => void {
  const { ino, dev } = statSync(path);
  return () => {
    const now = statSync(path);
    assert(now.ino === ino && now.dev === dev, 'the database is where it was opened');
  };
}

async function openFile(folder: string) {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const db = await openDatabase(fileIn(folder));
    return { db, unlock, check: sameFile(fileIn(folder)) };
  } catch (error) {
    unlock();
    throw error;
  }
}

const openNothing = async () => ({ db: await openMemory(), unlock: () => undefined, check: () => undefined });

/**
 * Opens the store. Throws `StoreRefused` where another server has the folder, or a newer release has made the
 * database.
 */
export async function openStore({ folder, newEpoch, now, largestGroup = LARGEST_GROUP }: StoreOptions): Promise<Store> {
  const { db, unlock, check } = await (folder === 'memory' ? openNothing() : openFile(folder));
  const statements = prepareStatements(db);
  if (statements.epoch.get() === undefined) statements.addMeta.run(newEpoch(), now());
  const { epoch } = present(statements.epoch.get(), 'a database has its epoch');
  const group = new GroupCommit(db, statements, largestGroup, check);
  return {
    epoch,
    read: new SqliteReader(statements),
    transact: (body) => group.transact(body),
    onLost: (act) => group.onLost(act),
    async probe() {
      if (!group.failed) return 'ok';
      const probed = await group.transact(async () => {
        statements.touch.run(0);
        return ok(null);
      });
      return probed.ok ? 'ok' : 'not-saved';
    },
    async close() {
      await group.idle();
      db.close();
      unlock();
    },
  };
}

/** Opens a data folder to read it beside a running server. Throws `StoreRefused` where it holds no database. */
export function openStoreBeside(folder: string): { readonly read: Reader; close(): void } {
  const db = openBeside(fileIn(folder));
  return { read: new SqliteReader(prepareStatements(db)), close: () => db.close() };
}
