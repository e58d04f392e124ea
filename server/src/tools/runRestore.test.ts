// npm run restore, as its keeper asks for it: nothing is taken that was not asked for.

import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { runRestore } from './runRestore.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'dunmer-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

interface Ended {
  readonly said: string;
  readonly warned: string;
  readonly refused: string;
}

/** Runs the command; returns what the keeper reads. */
async function restores(...args: readonly string[]): Promise<Ended> {
  const [said, warned]: [string[], string[]] = [[], []];
  const ears = {
    say: (line: string) => void said.push(line),
    warn: (line: string) => void warned.push(line),
  };
  const told = () => ({ said: said.join('\n'), warned: warned.join('\n') });
  try {
    await runRestore({ DATA_DIR: join(home, 'data') }, args, ears);
    return { ...told(), refused: '' };
  } catch (error) {
    return { ...told(), refused: error instanceof Error ? error.message : String(error) };
  }
}

test('a copy that is not whole is taken only by who says so; what was there before is kept, and it is said where', async () => {
  const copy = join(home, 'copy');
  await (await EventRoom.open({ folder: copy, seeding: { count: 1 } })).close();
  cpSync(copy, join(home, 'data'), { recursive: true });
  const db = new Database(join(copy, 'dunmer-trade.sqlite'));
  db.exec('drop trigger journal_stays; update journal set at = at + 1 where seq = 2');
  db.close();
  const before = readdirSync(join(home, 'data'));
  const wrong = 'Row 2 of the journal was changed.';
  expect(await restores(copy)).toEqual({
    said: '',
    warned: '',
    refused: `The copy is not whole: ${wrong}\nNothing has changed. Add --anyway to go on from it all the same.`,
  });
  expect(readdirSync(join(home, 'data'))).toEqual(before);
  expect(await restores('--anyway', copy)).toMatchObject({
    said: expect.stringMatching(
      /^In the copy: not everything agrees: 2 rows[^]*is kept in .*\/data\/before-restore_/,
    ),
    warned: `It is taken all the same: ${wrong}`,
    refused: '',
  });
});

test('without one copy, or with something that it does not know, it says how it is asked for', async () => {
  for (const args of [[], ['--anyway'], ['copy', 'another'], ['--any'], ['copy', '--force']])
    expect((await restores(...args)).refused).toMatch(/^npm run restore -- </);
  expect(readdirSync(home)).toEqual([]);
});
