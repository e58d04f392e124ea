// Changes that a body may still undo stay in memory: no file outside the folder gets a page of the database.

import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ok } from '@dunmer/shared/lib';
import { formFolder } from '../../test/support/formedDatabase.ts';
import { openStore } from './index.ts';

/** More pages than SQLite keeps in memory by default. */
const ROWS = 100;
const PAGE = 4096;

/** The files that this process holds open although no folder names them. */
function unnamedFiles(): readonly string[] {
  const held = '/proc/self/fd';
  return readdirSync(held).flatMap((fd) => {
    try {
      const at = readlinkSync(join(held, fd));
      return at.startsWith('/') && at.endsWith('(deleted)') ? [at] : [];
    } catch {
      // The descriptor by which the folder was read is closed again.
      return [];
    }
  });
}

test.runIf(process.platform === 'linux')(
  'a body that changes a hundred pages writes none of them into a temporary file',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dunmer-temporary-'));
    await formFolder(folder);
    const store = await openStore({ folder, newEpoch: () => 'epoch', now: () => 1 });
    const write = (letter: string) =>
      store.transact(async (tx) => {
        const before = unnamedFiles();
        for (let row = 0; row < ROWS; row += 1) await tx.people.set(`row ${row}`, letter.repeat(PAGE));
        return ok(unnamedFiles().filter((file) => !before.includes(file)));
      });
    expect(await write('a')).toEqual(ok([]));
    // Only pages that existed before are copied, in case they must be undone.
    expect(await write('b')).toEqual(ok([]));
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  },
);
