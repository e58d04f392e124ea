// The copies that organisers make from the desk: whole, beside the running event, few, and never where they would fill
// the disk.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { ScriptedClock } from '@dunmer/shared/testing';
import { silentLog } from '../ports/index.ts';
import { writeFacts } from './backupFacts.ts';
import type { BackupsPorts } from './backups.ts';
import { Backups, backUp, verifyFolder } from './index.ts';

const START = new Date(2026, 4, 3, 21, 14, 7).getTime();
const MB = 1_000_000;

let folder = '';
let room: EventRoom;
let clock: ScriptedClock;
let free: number | null = null;
let backups: Backups;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dunmer-'));
  room = await EventRoom.open({ folder, seeding: { count: 3 } });
  clock = new ScriptedClock(START);
  free = null;
  backups = open({ beside: here });
});
afterEach(async () => {
  await backups.close();
  await room.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Makes copies in this thread, because a new thread takes a second to begin. */
const here: NonNullable<BackupsPorts['beside']> = (where, told) => ({
  done: backUp({ ...where, now: () => START, told }).then(() => undefined),
  stop: async () => undefined,
});
const open = (ports: Partial<BackupsPorts> = {}): Backups =>
  new Backups({ folder, clock, log: silentLog, freeSpace: async () => free, ...ports });
const home = (): string => join(folder, 'backups');
const isOver = () => expect.poll(() => backups.info().now).toBeNull();

/** Puts a copy there as if made so many minutes ago; returns its name. */
function made(minutes: number, finding: string | null = null): string {
  const name = `2026-05-03_20-${String(60 - minutes).padStart(2, '0')}-00`;
  mkdirSync(join(home(), name), { recursive: true });
  writeFileSync(join(home(), name, 'dunmer-trade.sqlite'), '');
  const facts = { made: START - minutes * 60_000, lastAt: null, rows: 1, matches: 0, bytes: 1, finding };
  writeFacts(join(home(), name), facts);
  return name;
}

describe('a copy from the desk', () => {
  test('is whole, named after its time, and listed with what is in it', async () => {
    expect(await backups.begin()).toEqual({ ok: true, value: null });
    expect(backups.info()).toMatchObject({ now: { at: 'copying', part: 0 }, kept: [] });
    await isOver();
    const name = '2026-05-03_21-14-07';
    expect(backups.info()).toMatchObject({
      folder: home(),
      failed: false,
      kept: [{ name, rows: 2, matches: 0, agrees: true, bytes: expect.any(Number) }],
    });
    expect(await verifyFolder(join(home(), name))).toMatchObject({ finding: null, audited: { rows: 2 } });
  });

  test('is one at a time: who asks meanwhile gets the one that is under way', async () => {
    const asked = await Promise.all([backups.begin(), backups.begin()]);
    expect([...asked, await backups.begin()].every(({ ok }) => ok)).toBe(true);
    await isOver();
    expect(backups.info().kept).toHaveLength(1);
  });

  test('is refused where staff would be warned of the room that it leaves', async () => {
    free = 500 * MB;
    expect(await backups.begin()).toEqual({ ok: false, error: { code: 'no-room-to-copy' } });
    expect([backups.info().now, existsSync(home())]).toEqual([null, false]);
    free = 510 * MB;
    expect(await backups.begin()).toMatchObject({ ok: true });
    await isOver();
    expect(backups.info().kept).toHaveLength(1);
  });

  test('that comes to nothing says so, and the next one clears it away', async () => {
    writeFileSync(home(), 'in the way');
    await backups.begin();
    await isOver();
    expect(backups.info()).toMatchObject({ failed: true, kept: [] });
    rmSync(home());
    const broken = join(home(), '2026-05-03_20-00-00');
    mkdirSync(broken, { recursive: true });
    writeFileSync(join(broken, 'dunmer-trade.sqlite.part'), '');
    await backups.begin();
    await isOver();
    expect(backups.info()).toMatchObject({ failed: false, kept: [{ agrees: true }] });
    expect(readdirSync(home())).toEqual(['2026-05-03_21-14-07']);
  });

  test('is made and listed whatever somebody has written about another', async () => {
    for (const [n, facts] of [
      '{"made":1e308,"lastAt":null,"rows":1,"matches":0,"bytes":1,"finding":null}',
      '{"made":0,"lastAt":-1e17,"rows":1,"matches":0,"bytes":1,"finding":null}',
      '{"made":0.5,"lastAt":null,"rows":-1,"matches":0,"bytes":1e400,"finding":null}',
      '['.repeat(100_000),
    ].entries())
      writeFileSync(join(home(), made(n + 1), 'backup.json'), facts);
    await backups.begin();
    await isOver();
    expect(backups.info()).toMatchObject({ failed: false, kept: [{ name: '2026-05-03_21-14-07' }] });
    expect(backups.info().kept).toHaveLength(1);
  });

  test('is whole although an older one that should go can’t be removed', async () => {
    for (let n = 1; n <= 11; n++) made(n);
    const warned: string[] = [];
    const log = { ...silentLog, warn: (_: object, said: string) => void warned.push(said) };
    backups = open({
      beside: here,
      log,
      remove: () => {
        throw new Error('EACCES');
      },
    });
    await backups.begin();
    await isOver();
    expect(backups.info()).toMatchObject({ failed: false, now: null });
    expect(backups.info().kept).toHaveLength(12);
    expect(warned).toEqual(['an old copy could not be removed']);
  });

  test('is made by a thread of its own, which a stop ends: the copy is whole or none', async () => {
    backups = open();
    await backups.begin();
    await isOver();
    const whole = { rows: 2, agrees: true };
    expect(backups.info()).toMatchObject({ failed: false, kept: [whole] });
    rmSync(home(), { recursive: true });
    await backups.begin();
    await backups.close();
    // The thread may have been quicker.
    for (const kept of backups.info().kept) expect(kept).toMatchObject(whole);
    expect(await backups.begin()).toMatchObject({ ok: true });
    expect(backups.info().now).toBeNull();
  });

  test('is none when a stop has broken it off', async () => {
    const name = '2026-05-03_21-14-07';
    let isStopped = false;
    const half: BackupsPorts['beside'] = ({ to }) => {
      mkdirSync(to);
      writeFileSync(join(to, 'dunmer-trade.sqlite.part'), '');
      return { done: new Promise(() => undefined), stop: async () => void (isStopped = true) };
    };
    backups = open({ beside: half });
    await backups.begin();
    await backups.close();
    expect(isStopped).toBe(true);
    expect([backups.info().kept, readdirSync(home())]).toEqual([[], [name]]);
    // The next copy takes its place.
    backups = open({ beside: here });
    await backups.begin();
    await isOver();
    expect(backups.info().kept).toMatchObject([{ name, rows: 2, agrees: true }]);
  });
});

describe('of more than ten copies', () => {
  test('the oldest go', async () => {
    const names = Array.from({ length: 11 }, (_, n) => made(n + 1));
    await backups.begin();
    await isOver();
    const kept = backups.info().kept.map(({ name }) => name);
    expect(kept).toEqual(['2026-05-03_21-14-07', ...names.slice(0, 9)]);
    expect(readdirSync(home())).toHaveLength(10);
  });

  test('one that its keeper has named stays, and so does whatever else lies there', async () => {
    const names = Array.from({ length: 12 }, (_, n) => made(n + 1));
    renameSync(join(home(), names[11] ?? ''), join(home(), 'before the finale'));
    mkdirSync(join(home(), 'notes'));
    await backups.begin();
    await isOver();
    expect(readdirSync(home())).toHaveLength(12);
    expect(backups.info().kept.at(-1)?.name).toBe('before the finale');
    expect(existsSync(join(home(), 'notes'))).toBe(true);
  });

  test('the newest in which all agrees stays, however old it is', async () => {
    for (let n = 1; n <= 12; n++) made(n, n === 12 ? null : 'Row 2 of the journal was changed.');
    // From here on the event itself has a fault.
    const db = new Database(join(folder, 'dunmer-trade.sqlite'));
    db.exec('drop trigger journal_stays; update journal set at = at + 1 where seq = 2');
    db.close();
    await backups.begin();
    await isOver();
    const { kept } = backups.info();
    expect(kept.filter(({ agrees }) => agrees).map(({ name }) => name)).toEqual(['2026-05-03_20-48-00']);
    expect(kept).toHaveLength(11);
  });
});
