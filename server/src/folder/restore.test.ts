// The event goes on from a copy (P18, P20): the copy is verified first, the epoch changes, and what was there is kept.

import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { openStoreBeside } from '../store/index.ts';
import { backUp, restore, verifyFolder } from './index.ts';

let home = '';
let room: EventRoom | null = null;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'dunmer-'));
});
afterEach(async () => {
  await stop();
  rmSync(home, { recursive: true, force: true });
});

const modeOf = (path: string): number => statSync(path).mode & 0o777;
const at = (...names: readonly string[]): string => join(home, ...names);
const NOW = new Date(2026, 4, 3, 21, 14, 7).getTime();
const NAME = 'before-restore_2026-05-03_21-14-07';
let epochs = 0;
const again = (from: string, { anyway = false, folder = at('data') } = {}) =>
  restore({ from, folder, now: () => NOW, newEpoch: () => `restored-${(epochs += 1)}`, anyway });

async function start(seed = true): Promise<EventRoom> {
  const seeding = seed ? { count: 3, drakes: 10, staff: { 0: 'organiser' } as const } : null;
  // Ids of commands are drawn from the seed; with the seed of the room before they would repeat.
  room = await EventRoom.open({ folder: at('data'), seeding, seed: seed ? 1 : 2 });
  return room;
}
async function stop(): Promise<void> {
  await room?.close();
  room = null;
}
const pay = async (drakes: number): Promise<void> => {
  await room?.ask(0, { type: 'payIn', person: room.person(1), drakes, reason: 'coins' });
};
const copy = (name = 'copy') => backUp({ from: at('data'), to: at(name), now: () => NOW });

/** Reads what tells this event's states apart: what is in a purse, and the epoch. */
async function read(folder = at('data')): Promise<readonly [purse: number, epoch: string]> {
  const { read: reader, close } = openStoreBeside(folder);
  const owner = (await reader.people.person('trader1'))?.key ?? 0;
  const purse = await reader.money.account({ kind: 'purse', owner });
  const epoch = await reader.audit.epoch();
  close();
  return [purse?.balance ?? 0, epoch];
}

/** Makes an event of which a copy was made at 15 drakes, and which has gone on to 20. */
async function anEvent(): Promise<void> {
  await start();
  await pay(5);
  await copy();
  await pay(5);
  await stop();
}

describe('a restore', () => {
  test('lets the event go on from a copy under another epoch, and keeps what it was', async () => {
    await anEvent();
    const [before] = [await read()];
    expect(before).toEqual([20, 'epoch']);
    // Modes that an earlier release may have left.
    chmodSync(at('data'), 0o755);
    for (const name of readdirSync(at('data'))) chmodSync(at('data', name), 0o644);
    chmodSync(at('copy', 'dunmer-trade.sqlite'), 0o644);
    const copied = await verifyFolder(at('copy'));
    expect(await again(at('copy'))).toEqual({ ...copied, aside: at('data', NAME) });
    expect(readdirSync(at('data')).toSorted()).toEqual([NAME, 'dunmer-trade.sqlite', 'lock.sqlite']);
    expect(await read()).toEqual([15, `restored-${epochs}`]);
    expect(await read(at('data', NAME))).toEqual([20, 'epoch']);
    expect([await verifyFolder(at('data')), await verifyFolder(at('data', NAME))]).toMatchObject([
      { finding: null },
      { finding: null },
    ]);
    expect(
      [at('data'), at('data', NAME)].flatMap((each) => [each, join(each, 'dunmer-trade.sqlite')].map(modeOf)),
    ).toEqual([0o700, 0o600, 0o700, 0o600]);
    await start(false);
    await pay(1);
    expect(await room?.purse(1)).toBe(16);
  });

  test('stands in the journal, and the epoch that it gives is the one that verify asks for', async () => {
    await anEvent();
    await again(at('copy'));
    const { read: reader, close } = openStoreBeside(at('data'));
    expect((await reader.journal.rows(0, 100)).at(-1)).toMatchObject({ act: 'restore', at: NOW, who: null });
    expect(await reader.journal.restored()).toEqual({
      is: 'restored',
      epoch: `restored-${epochs}`,
      matches: [],
    });
    close();
    const db = new Database(at('data', 'dunmer-trade.sqlite'));
    db.exec(`update meta set epoch = 'epoch'`);
    db.close();
    expect((await verifyFolder(at('data'))).finding).toMatch(/^The epoch of the database is not/);
  });

  test('never writes over what was kept before', async () => {
    await anEvent();
    await again(at('copy'));
    await again(at('copy', 'dunmer-trade.sqlite'));
    expect(await read(at('data', NAME))).toEqual([20, 'epoch']);
    expect(await read(at('data', `${NAME}-2`))).toEqual([15, `restored-${epochs - 1}`]);
  });

  test('begins a folder that was not there: the event goes on on another machine', async () => {
    await anEvent();
    expect(await again(at('copy'), { folder: at('other') })).toMatchObject({ aside: null });
    expect(readdirSync(at('other')).toSorted()).toEqual(['dunmer-trade.sqlite', 'lock.sqlite']);
    expect(await read(at('other'))).toEqual([15, `restored-${epochs}`]);
  });

  test('takes a copy that lies in the folder itself', async () => {
    await start();
    await pay(5);
    await stop();
    copyFileSync(at('data', 'dunmer-trade.sqlite'), at('data', 'saturday.sqlite'));
    await start(false);
    await pay(7);
    await stop();
    await again(at('data', 'saturday.sqlite'));
    expect((await read())[0]).toBe(15);
  });

  test('takes a folder that was copied by hand, with the log beside the database', async () => {
    await start();
    await pay(5);
    mkdirSync(at('byHand'));
    for (const end of ['', '-wal'])
      copyFileSync(at('data', `dunmer-trade.sqlite${end}`), at('byHand', `dunmer-trade.sqlite${end}`));
    await stop();
    rmSync(at('data'), { recursive: true });
    await again(at('byHand'));
    expect(await read()).toEqual([15, `restored-${epochs}`]);
  });

  test('mends a folder whose database is broken, and keeps that one too', async () => {
    await anEvent();
    for (const end of ['', '-wal']) writeFileSync(at('data', `dunmer-trade.sqlite${end}`), `broken${end}`);
    await again(at('copy'));
    expect(await read()).toEqual([15, `restored-${epochs}`]);
    for (const end of ['', '-wal'])
      expect(readFileSync(at('data', NAME, `dunmer-trade.sqlite${end}`), 'utf8')).toBe(`broken${end}`);
  });
});

describe('a restore is refused, and the event is as it was,', () => {
  const refused = async (from: string, words: string): Promise<void> => {
    const before = readFileSync(at('data', 'dunmer-trade.sqlite'));
    const names = readdirSync(at('data'));
    await expect(again(from)).rejects.toThrow(words);
    expect(readFileSync(at('data', 'dunmer-trade.sqlite')).equals(before)).toBe(true);
    expect(readdirSync(at('data'))).toEqual(names);
  };

  test('beside a running server', async () => {
    await anEvent();
    await start(false);
    await refused(at('copy'), 'Another server already works with the data folder');
  });

  test('from what is no copy of an event', async () => {
    await anEvent();
    await refused(at('nowhere'), 'There is no copy of an event at');
    await refused(at('data'), "is the event's own database");
    writeFileSync(at('text'), 'Dear diary');
    await refused(at('text'), `${at('text')} is not a database of this app`);
    const foreign = new Database(at('foreign'));
    foreign.exec('create table t (x)');
    foreign.close();
    await refused(at('foreign'), 'There is no event in');
  });

  test('from a folder that a server works with', async () => {
    await anEvent();
    const other = await EventRoom.open({ folder: at('live'), seeding: { count: 1 } });
    await refused(at('live'), 'Make a copy of it by npm run backup');
    await other.close();
    await again(at('live'));
  });

  test('from one in which something is wrong, unless it is taken all the same', async () => {
    await anEvent();
    const db = new Database(at('copy', 'dunmer-trade.sqlite'));
    db.exec('drop trigger journal_stays; update journal set at = at + 1 where seq = 3');
    db.close();
    await refused(at('copy'), 'Row 3 of the journal was changed.');
    expect(await again(at('copy'), { anyway: true })).toMatchObject({
      finding: 'Row 3 of the journal was changed.',
    });
    expect((await read())[0]).toBe(15);
    expect(existsSync(at('data', NAME))).toBe(true);
  });
});
