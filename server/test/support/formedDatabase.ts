// Formed database: an empty database of the present schema. All migrations run once in a process, because they are half
// of what a test costs; every other database begins with the resulting bytes. The tests of migrations and of processes
// check how a folder gets its schema.

import { existsSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { keepLaws, openMemory } from '../../src/store/database.ts';
import { fileIn, openStore, privateFolder } from '../../src/store/index.ts';
import { storeOn } from '../../src/store/sqliteStore.ts';

let making: Promise<Buffer> | null = null;

async function make(): Promise<Buffer> {
  const db = await openMemory();
  const bytes = db.serialize();
  db.close();
  return bytes;
}

const formed = (): Promise<Buffer> => (making ??= make());

/** Opens a database of these bytes in memory, as the store does. */
export function openBytes(bytes: Buffer, onStatement?: (statement: string) => void): Database.Database {
  const verbose = (statement: unknown): void => onStatement?.(String(statement));
  const db = new Database(bytes, onStatement === undefined ? {} : { verbose });
  keepLaws(db);
  return db;
}

/** Opens an empty database in memory. */
export const formedDatabase = async (onStatement?: (statement: string) => void): Promise<Database.Database> =>
  openBytes(await formed(), onStatement);

/**
 * Puts the bytes of a database into a data folder that has none; a store that is opened there finds it made by its own
 * release.
 */
export function putInto(folder: string, bytes: Uint8Array): void {
  privateFolder(folder);
  writeFileSync(fileIn(folder), bytes, { mode: 0o600 });
}

/** Puts an empty database into a data folder that has none. */
export async function formFolder(folder: string): Promise<void> {
  if (!existsSync(fileIn(folder))) putInto(folder, await formed());
}

const nothing = (): void => undefined;

/** Opens a store as the application does; a store in memory begins with the ready bytes. */
export const openFormed: typeof openStore = async ({ folder, onStatement, ...options }) =>
  folder === null
    ? storeOn({ db: await formedDatabase(onStatement), unlock: nothing, check: nothing }, options)
    : openStore({ folder, onStatement, ...options });
