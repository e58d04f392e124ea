// npm run backup, run as its keeper runs it.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { runProgram } from '../../test/support/runProgram.ts';
import { verifyFolder } from '../folder/index.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'dunmer-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const backup = (...args: readonly string[]) =>
  runProgram('backup', args, { env: { DATA_DIR: join(home, 'data') } });

test('npm run backup copies the event beside the running server, and says what is in the copy and how old it is', async () => {
  const room = await EventRoom.open({ folder: join(home, 'data'), seeding: { count: 3 } });
  const said =
    /^The copy stands in .*copy \(\d\.\d MB\)\.\neverything agrees: 2 rows, 0 matches, 0 texts erased\nthe last row was/;
  expect(await backup(join(home, 'copy'))).toMatchObject({
    code: 0,
    out: expect.stringMatching(said),
    err: '',
  });
  expect(await verifyFolder(join(home, 'copy'))).toMatchObject({ finding: null, audited: { rows: 2 } });
  await room.close();
  expect(await backup(join(home, 'again'))).toMatchObject({ code: 0, out: expect.stringMatching(/2 rows/) });
});

test('it says in one sentence why there is no copy', async () => {
  expect(await backup(join(home, 'copy'))).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^There is no database at/),
  });
  expect(await backup()).toMatchObject({ code: 1, err: expect.stringMatching(/^npm run backup -- /) });
  expect(readdirSync(home)).toEqual([]);
});
