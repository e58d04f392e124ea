// What happens around a running match at the patrons' table: the module is switched off, somebody is frozen, the
// server was restored, the same command comes twice.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok, present } from '@dunmer/shared/lib';
import type { PlayGameCommand } from '@dunmer/shared/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  openRoom,
  ORGANISER,
  purses,
  REFEREE,
  TWO,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { GameTable } from '../../test/support/gameTable.ts';
import { patronsSet, type Seated, seatedAtPatrons, untilTurn } from '../../test/support/patronsRoom.ts';
import { backUp, restore } from '../folder/index.ts';

const reason = 'as the event goes';

let room: EventRoom;
let at: Seated;
beforeEach(async () => {
  room = await openRoom();
  at = await seatedAtPatrons(room);
});
afterEach(() => closeVerified(room));

const versionOf = async (): Promise<number> => {
  const live = await room.services.matches.context.lives.get(room.store.read, at.match);
  return present(live, 'the match').version;
};

test('switched off in the middle, it is played out and settled; no other begins', async () => {
  await untilTurn(at, 2);
  await done(room, ORGANISER, patronsSet('off'));
  const ended = (await at.table.end()).common.stage;
  expect(ended.at).toBe('finished');
  const terms = { with: room.person(TWO), stake: 1, friendly: false, table: 'patrons' } as const;
  expect(codeOf(await room.ask(ONE, { type: 'proposeMatch', ...terms }))).toBe('patrons-off');
  expect((await purses(room)).reduce((sum, purse) => sum + purse, 0)).toBe(200);
});

test('whoever is frozen plays on what has begun, as at the trade table', async () => {
  await untilTurn(at, 2);
  await done(room, ORGANISER, { type: 'freezePerson', person: room.person(ONE), frozen: true, reason });
  expect((await at.table.end()).common.stage.at).toBe('finished');
});

test('a new link for who sits there is read by both, also where the server had forgotten the game', async () => {
  await untilTurn(at, 2);
  await room.store.transact(async (tx) => {
    room.services.matches.context.lives.clear(tx);
    return ok(null);
  });
  const [token, code] = ['T'.repeat(43), 'AAAABBBB'];
  await done(room, ORGANISER, { type: 'makeLink', person: room.person(TWO), token, code, reason });
  const { common, desk } = await at.table.view('a');
  expect(desk.notes.at(-1)).toMatchObject({ act: 'linkMade', by: 'organiser', seat: 'b' });
  expect(common.stage).toMatchObject({ at: 'turn', turn: 2 });
});

test('P2: the same id is played once, and another body under it is refused', async () => {
  await untilTurn(at);
  const { seat, command } = await at.table.due();
  const asked = (move: PlayGameCommand) => ({ type: 'playGame', match: at.match, command: move }) as const;
  const sent = room.command(asked(command));
  const number = seat === 'a' ? ONE : TWO;
  const first = await room.send(number, sent);
  const version = await versionOf();
  expect(await room.send(number, sent)).toEqual(first);
  expect(codeOf(await room.send(number, { ...sent, ...asked({ type: 'concede' }) }))).toBe('id-reused');
  expect(await versionOf()).toBe(version);
});

test('P20: a phone that has seen more than the restored server has pauses it, until a referee lets it go on', async () => {
  const home = mkdtempSync(join(tmpdir(), 'dunmer-restored-'));
  const [folder, copy] = [join(home, 'data'), join(home, 'copy')];
  mkdirSync(folder);
  let here = await openRoom({ folder });
  const there = await seatedAtPatrons(here);
  await untilTurn(there, 2);
  await backUp({ from: folder, to: copy, now: () => 1 });
  await untilTurn(there, 4);
  const { match } = there;
  const seen = present(await here.services.matches.context.lives.get(here.store.read, match), 'it').version;
  await here.close();
  await restore({ from: copy, folder, now: () => 2, newEpoch: () => 'restored', anyway: false });
  here = await openRoom({ folder, seeding: null, seed: 2 });
  const actor = await here.services.world.actors.of(here.store.read, here.device(ONE));
  const before = { epoch: 'epoch', version: seen };
  const follow = { by: 'seat', match } as const;
  const synced = await here.services.matches.sync(actor, { follow, since: 0, before });
  expect(synced.ok && synced.value.batches.at(-1)?.events).toMatchObject([
    { type: 'DeskNoted', note: { act: 'paused', by: 'restore' } },
  ]);
  // The journal records how far the match's log has come since.
  const journal = await here.store.read.journal.rows(-1, 100_000);
  expect(journal.at(-1)).toMatchObject({ act: 'heldByRestore' });
  expect(JSON.parse(present(journal.at(-1), 'a row').body)).toContainEqual(
    expect.objectContaining({ is: 'match', match, what: 'noted' }),
  );
  const table = new GameTable(here, match, { a: ONE, b: TWO });
  const due = await table.due();
  expect(codeOf(await table.play(due.seat, due.command))).toBe('match-paused');
  await done(here, REFEREE, { type: 'resumeMatch', match, reason });
  expect((await table.end()).common.stage.at).toBe('finished');
  await closeVerified(here);
  rmSync(home, { recursive: true, force: true });
});

test('two moves at once: one is done, the other is looked at after it', async () => {
  await untilTurn(at);
  const { seat } = await at.table.due();
  const { stage } = (await at.table.view(seat)).common;
  const turn = stage.at === 'turn' ? stage.turn : 0;
  const both = await Promise.all([
    at.table.play(seat, { type: 'endTurn', turn }),
    at.table.play(seat, { type: 'endTurn', turn }),
  ]);
  expect(both.map(codeOf)).toEqual(['ok', 'game']);
});
