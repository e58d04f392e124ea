// Restore: lets the event go on from a copy (P20). The copy is verified before anything is touched, what stood in the
// folder is kept aside, and the epoch changes, so that phones know that versions start over.

import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ok, type Result } from '@dunmer/shared/lib';
import { writeJournal } from '../journal/index.ts';
import {
  fileAt,
  fileIn,
  isEvent,
  isWorkedWith,
  lockFolder,
  type NotSaved,
  openStore,
  privateFile,
  privateFolder,
  replaceDatabase,
  type Store,
  StoreRefused,
  type Tx,
} from '../store/index.ts';
import { freeName } from './freeName.ts';
import { settleFolder } from './settleFolder.ts';
import { type Verified, verifyFolder } from './verifyFolder.ts';

export interface RestoreOrder {
  /** The copy: the folder of a backup, or a file. */
  readonly from: string;
  /** The data folder; it is made where it is missing. */
  readonly folder: string;
  readonly now: () => number;
  readonly newEpoch: () => string;
  /** Whether a copy is taken even if something is wrong with it. */
  readonly anyway: boolean;
}

export interface Restored extends Verified {
  /** Where the folder's former database is kept; null where there was none. */
  readonly aside: string | null;
}

/**
 * The folder where the copy is prepared. Nobody else works in the data folder, so anything in it is left from a restore
 * that was broken off.
 */
const BENCH = 'restoring';

/** Thrown when something is wrong with the copy; the message says what. */
export class FaultyCopy extends Error {
  override readonly name = 'FaultyCopy';
}

/**
 * Throws `StoreRefused` where a server works with the copy's own folder: a copy of it made now would be half of it.
 */
function refuseLive(source: string): void {
  if (isWorkedWith(dirname(source)))
    throw new StoreRefused(`A server works with ${source}. Make a copy of it by npm run backup.`);
}

/** Brings the copy to the bench with the files that belong to it; the copy's own folder may be read-only. */
function fetch(from: string, folder: string): string {
  const source = fileAt(from);
  if (!existsSync(source)) throw new StoreRefused(`There is no copy of an event at ${from}.`);
  if (resolve(source) === resolve(fileIn(folder)))
    throw new StoreRefused(`${source} is the event's own database. Name a copy of it.`);
  // Nobody else works with the folder that is restored to: its lock is held.
  if (resolve(dirname(source)) !== resolve(folder)) refuseLive(source);
  const bench = join(folder, BENCH);
  rmSync(bench, { recursive: true, force: true });
  privateFolder(bench);
  copyFileSync(source, fileIn(bench));
  if (existsSync(`${source}-wal`)) copyFileSync(`${source}-wal`, `${fileIn(bench)}-wal`);
  privateFile(fileIn(bench));
  if (!isEvent(fileIn(bench), source)) throw new StoreRefused(`There is no event in ${source}.`);
  return bench;
}

/** Gives the copy another epoch, and records in its journal how far it had seen the matches that go on. */
async function renew(
  tx: Tx,
  { now, newEpoch }: Pick<RestoreOrder, 'now' | 'newEpoch'>,
): Promise<Result<null, NotSaved>> {
  const epoch = newEpoch();
  const matches: { match: string; version: number }[] = [];
  for (const { key, id } of await tx.liveMatches())
    matches.push({ match: id, version: (await tx.audit.batches(key)).at(-1)?.version ?? 0 });
  await tx.renewEpoch(epoch);
  tx.note({ is: 'restored', epoch, matches });
  await writeJournal(tx, { who: null, act: 'restore', at: now() });
  return ok(null);
}

async function openCopy(bench: string, options: Pick<RestoreOrder, 'now' | 'newEpoch'>): Promise<Store> {
  try {
    return await openStore({ folder: bench, ...options });
  } catch (error) {
    // A message that names a folder would not name the one that the keeper has given.
    throw new StoreRefused(
      `The copy can't be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Migrates the copy and verifies it; then turns it into another database with an epoch of its own. */
async function makeReady(bench: string, order: RestoreOrder): Promise<Verified> {
  const { now, newEpoch, anyway } = order;
  const store = await openCopy(bench, { now, newEpoch });
  try {
    const verified = await verifyFolder(bench);
    if (verified.finding !== null && !anyway) throw new FaultyCopy(verified.finding);
    const renewed = await store.transact((tx) => renew(tx, order));
    if (!renewed.ok) throw new StoreRefused('The copy cannot be written. Is the disk full?');
    return verified;
  } finally {
    await store.close();
  }
}

async function restoreInto(order: RestoreOrder): Promise<Restored> {
  const { from, folder, now } = order;
  const bench = fetch(from, folder);
  const verified = await makeReady(bench, order);
  const isReplaced = existsSync(fileIn(folder));
  const aside = freeName(folder, now(), 'before-restore_');
  replaceDatabase(folder, { by: fileIn(bench), aside });
  for (const each of [aside, folder]) settleFolder(each);
  if (!isReplaced) rmSync(aside, { recursive: true });
  return { ...verified, aside: isReplaced ? aside : null };
}

/**
 * Lets the event of a folder go on from a copy. Throws `StoreRefused` where a server works with the folder or where
 * there is no copy, and `FaultyCopy` where something is wrong with the copy and `anyway` is not set; the folder's own
 * database is then as it was.
 */
export async function restore(order: RestoreOrder): Promise<Restored> {
  const { folder } = order;
  privateFolder(folder);
  const unlock = lockFolder(folder);
  try {
    return await restoreInto(order);
  } finally {
    rmSync(join(folder, BENCH), { recursive: true, force: true });
    unlock();
  }
}
