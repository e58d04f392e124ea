// Practice is bounded and forgotten: strangers can't fill the disk, and lose nothing that they are playing.

import type Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { ClientCommand, CommandResult, MatchId } from '@dunmer/shared/protocol';
import { breakLog } from '../../test/support/breaking.ts';
import { newCommandId, Phone, seeded, testApp, type TestApp } from '../../test/support/index.ts';
import { type Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { ScriptedClock } from '@dunmer/shared/testing';
import { startForgetting } from './forgetting.ts';

const HOUR = 3_600_000;
const random = seeded(1);
const PRACTISE = { type: 'practise', name: 'Ведис', deck: 'caravan', against: 'simple' } as const;

let room: EventRoom;
let clock: ScriptedClock;
beforeEach(async () => {
  clock = new ScriptedClock(1_700_000_000_000);
  room = await EventRoom.open({ seeding: { count: 2 }, clock });
});
afterEach(async () => room.close());

const idle = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const db = (): Database.Database => present(room.db, 'a database in memory');
const count = (table: string): number => Number(db().prepare(`select count(*) from ${table}`).pluck().get());
const rows = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    ['matches', 'seats', 'batches', 'commands', 'drafts', 'practices'].map((table) => [table, count(table)]),
  );
const command = (asked: Asked): ClientCommand => ({ id: newCommandId(random, clock.now()), ...asked });
const stranger = (device: string, asked: Asked): Promise<CommandResult> =>
  room.services.commands.command(device, command(asked));

async function practise(device: string): Promise<MatchId> {
  const opened = await stranger(device, PRACTISE);
  if (!opened.ok || opened.value.type !== 'opened') throw new Error(JSON.stringify(opened));
  clock.advance(1);
  return opened.value.match;
}
const concede = (device: string, match: MatchId): Promise<CommandResult> =>
  stranger(device, { type: 'play', match, command: { type: 'concede' } });
const isThere = async (match: MatchId): Promise<boolean> => (await room.store.read.match(match)) !== null;

describe('refusals', () => {
  const nonsense = { type: 'acceptTrade', trade: 'nothing' } as const;

  test('of nobody are not stored, those of a trader are', async () => {
    for (let i = 0; i < 5; i++) expect(await stranger('d', nonsense)).toMatchObject({ ok: false });
    expect(count('commands')).toBe(0);
    const asked = room.command(nonsense);
    const refused = await room.send(0, asked);
    expect(count('commands')).toBe(1);
    expect(await room.send(0, asked)).toEqual(refused);
    expect(await room.send(0, { ...asked, ...nonsense, trade: 'another' })).toMatchObject({
      error: { code: 'id-reused' },
    });
  });

  test('of a match of practice are not stored either, and what was done there is answered the same again', async () => {
    const match = await practise('d');
    const before = count('commands');
    await stranger('d', { type: 'play', match, command: { type: 'waive' } });
    expect(count('commands')).toBe(before);
    const asked = command({ type: 'play', match, command: { type: 'concede' } });
    const first = await room.services.commands.command('d', asked);
    expect(await room.services.commands.command('d', asked)).toEqual(first);
    expect(count('commands')).toBe(before + 1);
  });
});

describe('practice', () => {
  test('of a browser is at most three unfinished matches: the one longest untouched makes room', async () => {
    const [first, second, third] = [await practise('d'), await practise('d'), await practise('d')];
    const other = await practise('e');
    await room.services.commands.command(
      'd',
      command({
        type: 'play',
        match: first,
        command: { type: 'promise', promise: 'a'.repeat(64) },
      }),
    );
    clock.advance(1);
    const fourth = await practise('d');
    const there = [first, second, third, fourth, other].map(isThere);
    expect(await Promise.all(there)).toEqual([true, false, true, true, true]);
    expect(await stranger('d', { type: 'play', match: second, command: { type: 'concede' } })).toEqual({
      ok: false,
      error: { code: 'unknown-match' },
    });
  });

  test('that has stopped is forgotten like any other', async () => {
    const stopped = await practise('d');
    await breakLog(room.store, stopped);
    expect(await concede('d', stopped)).toEqual({ ok: false, error: { code: 'match-stopped' } });
    expect(count('stops')).toBe(1);
    for (let i = 0; i < 3; i++) await practise('d');
    expect([await isThere(stopped), count('stops')]).toEqual([false, 0]);
  });

  test('that is finished is not counted among them', async () => {
    const all: MatchId[] = [];
    for (let i = 0; i < 6; i++) {
      all.push(await practise('d'));
      await concede('d', all[i] ?? '');
    }
    expect(await Promise.all(all.map(isThere))).toEqual(all.map(() => true));
  });

  test('of all together is at most 500 matches: strangers make room before traders, then whoever is longest untouched', async () => {
    const trader = room.device(0);
    const known = await practise(trader);
    const oldest = await practise('first');
    for (let i = 0; i < 498; i++) await practise(`d${i}`);
    expect(count('practices')).toBe(500);
    const newest = await practise('last');
    expect(count('practices')).toBe(500);
    expect(await Promise.all([known, oldest, newest].map(isThere))).toEqual([true, false, true]);
    expect(rows()).toMatchObject({ matches: 500, seats: 1000, practices: 500 });
  });

  test('is forgotten a day after its last move with all that is of it, and nothing else is', async () => {
    const stop = startForgetting(room.services.matches.context, room.store);
    const event = await room.made(0, {
      type: 'proposeMatch',
      with: room.person(1),
      stake: 0,
      friendly: true,
    });
    await room.ask(1, { type: 'acceptMatch', proposal: event });
    const before = rows();
    const [forgotten, played] = [await practise('d'), await practise('d')];
    const d = await room.services.world.actors.of(room.store.read, 'd');
    await room.services.matches.draft(d, forgotten, [null, null, null, null, null, null]);
    const own = room.command(PRACTISE);
    const answer = await room.send(0, own);
    clock.advance(23 * HOUR);
    await stranger('d', {
      type: 'play',
      match: played,
      command: { type: 'promise', promise: 'a'.repeat(64) },
    });
    clock.advance(2 * HOUR);
    for (let i = 0; i < 4; i++) await idle();
    expect(await Promise.all([forgotten, played].map(isThere))).toEqual([false, true]);
    clock.advance(23 * HOUR);
    for (let i = 0; i < 4; i++) await idle();
    expect(await isThere(played)).toBe(false);
    // P2: an answer given to a trader stays the same for ever.
    expect(rows()).toEqual({ ...before, commands: (before['commands'] ?? 0) + 1 });
    expect(await room.send(0, own)).toEqual(answer);
    stop();
  });

  test('can’t be a match of the event, which the database keeps', async () => {
    const proposal = await room.made(0, {
      type: 'proposeMatch',
      with: room.person(1),
      stake: 0,
      friendly: true,
    });
    await room.ask(1, { type: 'acceptMatch', proposal });
    expect(() => db().exec('insert into practices select key, 0 from matches')).toThrow('no practice');
    expect(() => db().exec('delete from matches')).toThrow('matches stay');
    expect(() => db().exec('delete from batches')).toThrow('logs stay');
  });
});

describe('over the wire', () => {
  let app: TestApp;
  afterEach(async () => app.close());

  test('whoever follows a match that is forgotten is told so, player and watcher, and asks in vain', async () => {
    app = await testApp();
    const player = await Phone.connect({ url: app.url, random });
    const { match, watch } = await player.practise('caravan', 'simple');
    const watcher = await Phone.connect({ url: app.url, random });
    await watcher.follow({ by: 'code', code: watch });
    const told = Promise.all(
      [player, watcher].map((phone) => new Promise((resolve) => phone.wire.once('closed', resolve))),
    );
    const again = await Phone.connect({ url: app.url, random, cookie: player.cookie });
    for (let i = 0; i < 3; i++) await again.practise('caravan', 'simple');
    const closed = { match, why: { code: 'unknown-match' } };
    expect(await told).toEqual([closed, closed]);
    expect(await player.requestSync({ follow: { by: 'seat', match }, since: 0 })).toEqual({
      ok: false,
      error: { code: 'unknown-match' },
    });
    for (const phone of [player, watcher, again]) phone.close();
  });
});
