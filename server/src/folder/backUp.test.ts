// A backup is whole, of one moment, verified, readable by its owner only, and never half there under its final name.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { openStoreBeside } from '../store/index.ts';
import { readFacts } from './backupFacts.ts';
import type { BackupProgress } from '@dunmer/shared/protocol';
import { backUp, verifyFolder } from './index.ts';

let home = '';
let room: EventRoom;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'dunmer-'));
  room = await EventRoom.open({
    folder: join(home, 'data'),
    seeding: { count: 250, staff: { 0: 'organiser' } },
  });
});
afterEach(async () => {
  await room.close();
  rmSync(home, { recursive: true, force: true });
});

const to = (name = 'copy'): string => join(home, name);
const make = (name = 'copy', told?: (step: BackupProgress) => void) =>
  backUp({ from: join(home, 'data'), to: to(name), now: () => 7, ...(told === undefined ? {} : { told }) });
const pay = (drakes: number) =>
  room.ask(0, { type: 'payIn', person: room.person(1), drakes, reason: 'coins' });
const modeOf = (path: string): number => statSync(path).mode & 0o777;

async function purseIn(folder: string): Promise<number> {
  const { read, close } = openStoreBeside(folder);
  const owner = (await read.people.person(room.person(1)))?.key ?? 0;
  const purse = await read.money.account({ kind: 'purse', owner });
  close();
  return purse?.balance ?? 0;
}

describe('a backup', () => {
  test('is one file that holds the event as it stood at one moment, whatever is written meanwhile', async () => {
    await pay(5);
    const writes: Promise<unknown>[] = [];
    const made = await make('copy', () => void writes.push(pay(1)));
    await Promise.all(writes);
    expect(writes.length).toBeGreaterThan(2);
    expect(made).toMatchObject({ finding: null, bytes: statSync(join(to(), 'dunmer-trade.sqlite')).size });
    expect(readdirSync(to()).toSorted()).toEqual(['backup.json', 'dunmer-trade.sqlite']);
    expect(await verifyFolder(to())).toMatchObject({ finding: null, audited: made.audited });
    // What was written during the copying is not in the copy, and the event goes on.
    expect([await purseIn(to()), await room.purse(1)]).toEqual([105, 105 + writes.length]);
  });

  test('is readable by its owner only', async () => {
    await make();
    expect([modeOf(to()), ...readdirSync(to()).map((name) => modeOf(join(to(), name)))]).toEqual([
      0o700, 0o600, 0o600,
    ]);
  });

  test('says how far it has come', async () => {
    const steps: BackupProgress[] = [];
    await make('copy', (step) => steps.push(step));
    const parts = steps.flatMap((step) => (step.at === 'copying' ? step.part : []));
    expect(parts).toEqual(parts.toSorted((x, y) => x - y));
    expect([parts.at(-1), steps.at(-1)]).toEqual([1, { at: 'verifying' }]);
  });

  test('has its facts beside it', async () => {
    const { bytes, audited } = await make();
    expect(readFacts(to())).toEqual({
      made: 7,
      lastAt: audited?.lastAt,
      rows: audited?.rows,
      matches: 0,
      bytes,
      finding: null,
    });
    writeFileSync(join(to(), 'backup.json'), '{"made": "now"}');
    expect(readFacts(to())).toBeNull();
  });

  test('may go into an empty folder, and never into one that is not', async () => {
    mkdirSync(to('empty'), { mode: 0o755 });
    expect(await make('empty')).toMatchObject({ finding: null });
    mkdirSync(to('full'), { mode: 0o755 });
    writeFileSync(join(to('full'), 'a.txt'), 'mine');
    await expect(make('full')).rejects.toThrow('is not empty');
    await expect(make('empty')).rejects.toThrow('is not empty');
    expect([readdirSync(to('full')), modeOf(to('full'))]).toEqual([['a.txt'], 0o755]);
    expect(modeOf(to('empty'))).toBe(0o700);
  });

  test('that can’t be written leaves nothing behind', async () => {
    writeFileSync(to('file'), '');
    await expect(make(join('file', 'copy'))).rejects.toThrow("can't be written");
    await expect(backUp({ from: to('nowhere'), to: to('copy'), now: () => 7 })).rejects.toThrow(
      'There is no database',
    );
    expect(existsSync(to('copy'))).toBe(false);
  });

  test('of an event with a fault is kept, and says so', async () => {
    await pay(5);
    const db = new Database(join(home, 'data', 'dunmer-trade.sqlite'));
    db.exec('drop trigger journal_stays; update journal set at = at + 1 where seq = 2');
    db.close();
    expect(await make()).toMatchObject({ finding: 'Row 2 of the journal was changed.' });
    expect(existsSync(join(to(), 'dunmer-trade.sqlite'))).toBe(true);
    expect(readFacts(to())?.finding).toBe('Row 2 of the journal was changed.');
  });
});
