// BackUp: makes one verified copy of an event in a folder of its own, even while a server writes the event.

import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BackupProgress } from '@dunmer/shared/protocol';
import { copyDatabase, fileIn, privateFolder, StoreRefused } from '../store/index.ts';
import { type BackedUp, FACTS, factsOf, writeFacts } from './backupFacts.ts';
import { settleFolder } from './settleFolder.ts';
import { verifyFolder } from './verifyFolder.ts';

export interface BackupOrder {
  /** The data folder. */
  readonly from: string;
  /** The folder for the copy: a new or an empty one. */
  readonly to: string;
  readonly now: () => number;
  readonly told?: (step: BackupProgress) => void;
}

/**
 * Creates the folder, or takes an empty one. Returns whether it was created; throws `StoreRefused` where it is not
 * empty.
 */
function takeFolder(folder: string): boolean {
  const isNew = !existsSync(folder);
  if (!isNew && readdirSync(folder).length > 0)
    throw new StoreRefused(`The folder ${folder} is not empty. A copy gets a folder of its own.`);
  privateFolder(folder);
  return isNew;
}

/** The error for the keeper when the disk or the folder refuses. */
const refusal = (to: string, error: unknown): StoreRefused => {
  if (error instanceof StoreRefused) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new StoreRefused(`The copy in ${to} can't be written: ${why}. Nothing else has changed.`);
};

/** Writes and verifies the copy under a temporary name in its folder. */
async function fill({ from, to, now, told = () => undefined }: BackupOrder, part: string): Promise<BackedUp> {
  await copyDatabase(from, part, (copied) => told({ at: 'copying', part: copied }));
  told({ at: 'verifying' });
  const made = { ...(await verifyFolder(part)), bytes: statSync(part).size };
  writeFacts(to, factsOf(made, now()));
  return made;
}

const isOurs = (name: string): boolean => name === FACTS || name.startsWith(basename(fileIn('')));

async function make(order: BackupOrder): Promise<BackedUp> {
  const { to } = order;
  const isNew = takeFolder(to);
  const part = `${fileIn(to)}.part`;
  try {
    const made = await fill(order, part);
    renameSync(part, fileIn(to));
    settleFolder(to);
    return made;
  } catch (error) {
    if (isNew) rmSync(to, { recursive: true, force: true });
    else for (const name of readdirSync(to).filter(isOurs)) rmSync(join(to, name), { force: true });
    throw error;
  }
}

/**
 * Copies an event as it stands at one moment, verifies the copy, and only then gives it its name. A fault of the event
 * itself is in the copy too: the copy is kept and the finding returned. Throws `StoreRefused`, and leaves nothing
 * behind, where there is no event, where the folder is not empty, or where the copy can't be written.
 */
export async function backUp(order: BackupOrder): Promise<BackedUp> {
  try {
    return await make(order);
  } catch (error) {
    throw refusal(order.to, error);
  }
}
