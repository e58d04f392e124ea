// Backups: the copies that organisers make from the desk: one at a time, beside the running event, limited in number
// and by the room left on the disk. No page shows their contents: they lie on the server's machine.

import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { err, ok, type Result } from '@dunmer/shared/lib';
import type { BackupInfo, BackupProgress, BackupsInfo, EventRefusal } from '@dunmer/shared/protocol';
import type { Clock, FreeSpace, Log } from '../ports/index.ts';
import { fileIn, privateFolder } from '../store/index.ts';
import { readFacts } from './backupFacts.ts';
import { type BackupThread, backUpBeside } from './backupThread.ts';
import { freeName, isTimeName } from './freeName.ts';

export interface BackupsPorts {
  /** The data folder. */
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly freeSpace: FreeSpace;
  /** How a copy is made; by default in a thread of its own. */
  readonly beside?: typeof backUpBeside;
  /** Removes a folder with all that is in it. Throws if that is not allowed. */
  readonly remove?: (folder: string) => void;
}

const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/**
 * How many copies are kept; beyond that the oldest go. A copy that its keeper has renamed belongs to the keeper and
 * stays.
 */
const MOST = 10;
/** Bytes that must be left when a copy is made; with less, staff would be warned. */
const LEFT = 500_000_000;

const iso = (at: number): string => new Date(at).toISOString();

/** The size of the database, including its write-ahead log. */
const sizeOf = (folder: string): number =>
  ['', '-wal']
    .map((end) => fileIn(folder) + end)
    .reduce((sum, file) => sum + (existsSync(file) ? statSync(file).size : 0), 0);

export class Backups {
  readonly #ports: BackupsPorts;
  #thread: BackupThread | null = null;
  #step: BackupProgress = { at: 'copying', part: 0 };
  #failed = false;
  #isClosed = false;

  constructor(ports: BackupsPorts) {
    this.#ports = ports;
  }

  get #home(): string {
    return join(this.#ports.folder, 'backups');
  }

  /** Returns the copies that exist, and how far the one under way has come. */
  info(): BackupsInfo {
    return {
      folder: resolve(this.#home),
      now: this.#thread === null ? null : this.#step,
      failed: this.#failed,
      kept: this.#kept(),
    };
  }

  /** Begins a copy, unless one is under way. Refuses where it would leave too little room. */
  async begin(): Promise<Result<null, EventRefusal>> {
    const { folder, clock, freeSpace, log, beside = backUpBeside } = this.#ports;
    const free = await freeSpace();
    if (this.#thread !== null || this.#isClosed) return ok(null);
    if (free !== null && free - sizeOf(folder) < LEFT) return err({ code: 'no-room-to-copy' });
    this.#step = { at: 'copying', part: 0 };
    this.#failed = false;
    try {
      privateFolder(this.#home);
      this.#clear();
      const to = freeName(this.#home, clock.now());
      this.#thread = beside({ from: folder, to }, (step) => (this.#step = step));
    } catch {
      // The machine may have no room for another thread, or the folder may not be writable.
      this.#giveUp();
      return ok(null);
    }
    log.info({}, 'a copy is made');
    this.#thread.done.then(
      () => this.#finish(),
      () => this.#giveUp(),
    );
    return ok(null);
  }

  /** Stops a copy that is under way; it never got its name. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.stop();
  }

  #giveUp(): void {
    this.#thread = null;
    this.#failed = true;
    this.#ports.log.warn({}, 'a copy could not be made');
  }

  #finish(): void {
    this.#thread = null;
    // The newest copy in which everything agrees stays, however old it is.
    const kept = this.#kept().filter(({ name }) => isTimeName(name));
    const good = kept.find(({ agrees }) => agrees);
    try {
      for (const old of kept.slice(MOST)) if (old !== good) this.#remove(old.name);
    } catch {
      // It may belong to another user of the machine. The new copy is whole all the same.
      this.#ports.log.warn({}, 'an old copy could not be removed');
    }
  }

  /** The copies, newest first. Copies that were broken off lack their facts or their database, and are left out. */
  #kept(): readonly BackupInfo[] {
    return this.#names()
      .flatMap((name): readonly BackupInfo[] => {
        const facts = this.#isWhole(name) ? readFacts(join(this.#home, name)) : null;
        if (facts === null) return [];
        const { made, lastAt, finding, ...counts } = facts;
        const times = { made: iso(made), lastAt: lastAt === null ? null : iso(lastAt) };
        return [{ name, ...times, ...counts, agrees: finding === null }];
      })
      .toSorted((one, other) => other.made.localeCompare(one.made) || other.name.localeCompare(one.name));
  }

  /** Removes copies that were broken off. */
  #clear(): void {
    for (const name of this.#names().filter(isTimeName)) if (!this.#isWhole(name)) this.#remove(name);
  }

  #names(): readonly string[] {
    try {
      return readdirSync(this.#home);
    } catch {
      return [];
    }
  }

  #isWhole(name: string): boolean {
    return existsSync(fileIn(join(this.#home, name)));
  }

  #remove(name: string): void {
    const { remove = removeFolder } = this.#ports;
    remove(join(this.#home, name));
  }
}
