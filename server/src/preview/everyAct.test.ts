// Every act of staff is previewed in every state: nothing changes in the database, in memory, or on anybody's screen
// (EVENT, "Taking acts back").

import type Database from 'better-sqlite3';
import { afterEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { PreviewLine } from '@dunmer/shared/protocol';
import { bySeat } from '@dunmer/shared/rules';
import { ACT_TYPES, everyAct, ScriptedClock } from '@dunmer/shared/testing';
import { codeOf, openRoom, ORGANISER, REFEREE } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { SCENE_NAMES, sceneOf } from '../../test/support/scenes.ts';

import { audit } from '../audit/index.ts';
import { Guesses } from '../device/index.ts';
import { Floor } from '../floor/index.ts';
import { isActing } from '../world/index.ts';

const STAFF = [REFEREE, ORGANISER];

let room: EventRoom;
let floor: Floor;
let stop = async (): Promise<void> => undefined;
afterEach(() => stop());

/** Returns every row of every table. */
function rowsOf(db: Database.Database): string {
  const tables = db.prepare<[], { name: string }>(
    "select name from sqlite_schema where type = 'table' order by name",
  );
  return JSON.stringify(tables.all().map(({ name }) => [name, db.prepare(`select * from "${name}"`).all()]));
}

const inDatabase = (): string => rowsOf(present(room.db, 'it is in memory'));

/** Returns everything that the server remembers. */
async function inMemory() {
  const { lives, actors, settings, unlocked, lately } = room.services.matches.context;
  const seen = [];
  for (const number of STAFF) {
    const actor = await actors.of(room.store.read, room.device(number));
    if (!isActing(actor)) throw new Error('staff have a link');
    const around = await floor.around(actor);
    const seats = bySeat(() => ({ here: false, since: 0 }));
    seen.push(floor.view(floor.readingOf(actor, around), around, (match) => ({ match, seats })));
  }
  const live = [...lives];
  return {
    matches: live.map(({ table, version, state, recent }) => ({ table, version, state, recent })),
    clocks: live.map(({ table: { id } }) => room.services.clocks.of(id)),
    floors: seen,
    actors: [...actors],
    settings: settings.known,
    unlocked: [...unlocked],
    lately: [...lately],
  };
}

/** Returns the same matches as read from their logs, with nothing remembered. */
async function inLogs() {
  const { context } = room.services.matches;
  const live = [...context.lives];
  await room.store.transact(async (tx) => ({ ok: true, value: context.lives.clear(tx) }) as const);
  const read = [];
  for (const { table } of live) {
    const match = present(await context.lives.get(room.store.read, table.id), 'a match is stored');
    read.push({ table: match.table, version: match.version, state: match.state, recent: match.recent });
  }
  return read;
}

/** Opens a room in which staff have a floor. */
async function opened(): Promise<ScriptedClock> {
  const clock = new ScriptedClock(1_700_000_000_000);
  room = await openRoom({ clock });
  await room.services.clocks.start();
  floor = new Floor({ store: room.store, ...room.services, guesses: new Guesses(clock) });
  stop = async () => {
    stop = async () => undefined;
    await floor.stop();
    await room.services.clocks.stop();
    await room.close();
  };
  return clock;
}

/** Returns a counter of everything that listeners have heard. */
function listening(): () => number {
  let heard = 0;
  const hear = (): void => void (heard += 1);
  const { bell, settings } = room.services.world;
  bell.listen({ rung: hear, left: hear, arrived: hear });
  settings.listen(hear);
  room.services.matches.listen({ seated: hear, happened: hear });
  room.services.clocks.hear({ clocked: hear });
  floor.listen(hear);
  return () => heard;
}

const accepted = new Set<string>();

/** Whether a line says an act in another act's words, or says nothing particular to it. */
const isUnsaid = (type: string, line: PreviewLine): boolean =>
  (line.is === 'match' && line.what === 'noted') ||
  (line.is === 'person' && (line.what === 'frozen' || line.what === 'thawed') && type !== 'freezePerson');

describe('looking at every act of staff changes nothing while', () => {
  test.each(SCENE_NAMES)('%s', async (name) => {
    const clock = await opened();
    const scene = await sceneOf(room, name);
    for (const number of STAFF) room.services.world.unlocked.keep(room.store.read, room.device(number));
    // A second later an act that really counted would show in memory by its time.
    clock.advance(1_000);
    await room.store.transact(async () => ({ ok: true, value: null }) as const);
    const before = { database: inDatabase(), memory: await inMemory() };
    const heard = listening();
    const acts = everyAct(scene);
    for (const number of STAFF)
      for (const [i, act] of acts.entries()) {
        const id = `look-${number}-${i}`;
        const found = await room.services.commands.preview(room.device(number), { id, reason: 'x', ...act });
        if (!found.ok) continue;
        accepted.add(act.type);
        expect(
          found.value.effects.filter((line) => isUnsaid(act.type, line)),
          act.type,
        ).toEqual([]);
        const again = await room.services.commands.preview(room.device(number), { id, reason: 'x', ...act });
        expect(again.ok && again.value.mark, act.type).toBe(found.value.mark);
      }
    expect(inDatabase()).toBe(before.database);
    expect(await inMemory()).toEqual(before.memory);
    expect(heard()).toBe(0);
    expect(await inLogs()).toEqual(before.memory.matches);
    expect((await audit(room.store.read)).finding).toBeNull();
  });
});

describe('and what was looked at is done as it was shown while', () => {
  test.each(SCENE_NAMES)('%s', async (name) => {
    await opened();
    const scene = await sceneOf(room, name);
    const changed: string[] = [];
    for (const act of everyAct(scene))
      for (const number of STAFF) {
        const command = room.command({ reason: 'x', ...act });
        if (!('reason' in command)) continue;
        const { mark } = await room.looked(number, command);
        if (mark === null) continue;
        const result = await room.send(number, { ...command, holds: mark });
        if (!result.ok) changed.push(`${act.type}: ${result.error.code}`);
      }
    expect(changed).toEqual([]);
  });
});

test('and every act could be done in one of them', () => {
  expect(ACT_TYPES.filter((type) => !accepted.has(type))).toEqual([]);
});

test('and whoever is looked at plays on', async () => {
  await opened();
  const scene = await sceneOf(room, 'somebody has called');
  const device = room.device(ORGANISER);
  room.services.world.unlocked.keep(room.store.read, device);
  const { match } = scene;
  const [moved] = await Promise.all([
    room.ask(ORGANISER, { type: 'pauseMatch', match, reason: 'rain' }),
    ...everyAct(scene).map((act, i) =>
      room.services.commands.preview(device, { id: `look-${i}`, reason: 'x', ...act }),
    ),
  ]);
  expect(codeOf(moved)).toBe('ok');
  expect(codeOf(await room.ask(REFEREE, { type: 'resumeMatch', match, reason: 'sun' }))).toBe('ok');
  const { key } = present(await room.store.read.match(match), 'a match');
  const versions = (await room.store.read.audit.batches(key)).map(({ version }) => version);
  expect(versions).toEqual(versions.map((_, i) => i + 1));
});
