// What a body has changed and may still undo stays in memory: no file outside the folder sees a page of the database.

import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ok } from '@dunmer/shared/lib';
import { formFolder } from '../../test/support/formedDatabase.ts';
import { openStore } from './index.ts';

/** More pages than SQLite keeps in memory by itself. */
const ROWS = 100;
const PAGE = 4096;

/** The files that this process holds open and that no folder names any more. */
function unnamedFiles(): readonly string[] {
  const held = '/proc/self/fd';
  return readdirSync(held).flatMap((fd) => {
    try {
      const at = readlinkSync(join(held, fd));
      return at.startsWith('/') && at.endsWith('(deleted)') ? [at] : [];
    } catch {
      // The one that was read the folder by is closed again.
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
    // Only what stood there before is copied, lest it has to be undone.
    expect(await write('b')).toEqual(ok([]));
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  },
);
