import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventOfForm } from '../../test/support/eventOfForm.ts';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { runProgram } from '../../test/support/runProgram.ts';
import { ScriptedClock } from '@dunmer/shared/testing';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dunmer-verify-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const verify = () => runProgram('verify', [], { env: { DATA_DIR: folder } });

test('verify says that everything agrees, beside a running server, and in one sentence what does not', async () => {
  const room = await EventRoom.open({ folder, seeding: { count: 2 } });
  expect(await verify()).toEqual({
    code: 0,
    out: expect.stringMatching(/^everything agrees: 2 rows, 0 matches, 0 texts erased\n/),
    err: '',
  });
  await room.close();
  const db = new Database(join(folder, 'dunmer-trade.sqlite'));
  db.exec('drop trigger journal_stays; update journal set at = at + 1 where seq = 2');
  db.close();
  expect(await verify()).toMatchObject({ code: 1, err: 'Row 2 of the journal was changed.\n' });
});

test('verify says when the last row was written, by the keeper’s clock, and how long ago that is, also where something is wrong', async () => {
  const written = new Date(2026, 4, 3, 21, 14, 7);
  const room = await EventRoom.open({
    folder,
    seeding: { count: 2, staff: { 0: 'organiser' } },
    clock: new ScriptedClock(written.getTime()),
  });
  const said = /the last row was written on 2026-05-03 at 21:14:07(?:, (\d+ \w+ ago))?\n$/;
  await room.ask(0, { type: 'payIn', person: room.person(1), drakes: 5, reason: 'coins' });
  expect((await verify()).out).toMatch(said);
  await room.close();
  const db = new Database(join(folder, 'dunmer-trade.sqlite'));
  db.exec('drop trigger journal_stays; update journal set act = 7 where seq = 2');
  db.close();
  expect(await verify()).toMatchObject({ code: 1, out: expect.stringMatching(said) });
});

test('of an event of a release before it says who brings it up to date, and then what of before it cannot vouch for', async () => {
  writeFileSync(join(folder, 'dunmer-trade.sqlite'), eventOfForm(5));
  expect(await verify()).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/release before \(version 5, .*Start the server of this release/),
  });
  await (await EventRoom.open({ folder, seeding: null })).close();
  const { code, out, err } = await verify();
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.split('\n')).toEqual([
    'everything agrees: 96 rows, 11 matches, 1 texts erased',
    expect.stringMatching(/^the last row was written on /),
    expect.stringMatching(
      /^of a release before: [1-9]\d* reasons in logs of matches can’t be erased, [1-9]\d* answers have no seal, [1-9]\d* links are known without their secrets, [1-9]\d* notes in matches that are over have no digest$/,
    ),
    '',
  ]);
});

test('it refuses a folder that holds no event', async () => {
  expect(await verify()).toMatchObject({ code: 1, err: expect.stringContaining('There is no database at') });
});
