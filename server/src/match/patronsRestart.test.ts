// A server that is killed in the middle of a queue at the patrons' table continues there: the same seat is asked,
// what waits behind still waits, and the clocks have the time that was saved (PT15, PT16, PT27; RELIABILITY, P15).

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { present } from '@dunmer/shared/lib';
import { awaitingIn } from '@dunmer/shared/patrons';
import { ScriptedClock } from '@dunmer/shared/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeVerified, done, ONE, openRoom, ORGANISER, TWO } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { GameTable } from '../../test/support/gameTable.ts';
import { midQueue } from '../../test/support/midQueue.ts';
import { passIn } from '../../test/support/passing.ts';
import { gameClock, patronsSet } from '../../test/support/patronsRoom.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dunmer-queue-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const START = 1_700_000_000_000;

async function openClocked(clock: ScriptedClock): Promise<EventRoom> {
  const room = await openRoom({ clock });
  await room.services.clocks.start();
  await done(room, ORGANISER, patronsSet('on'));
  await done(room, ORGANISER, gameClock('turnClock', 60));
  await done(room, ORGANISER, gameClock('askClock', 50));
  return room;
}

test('a kill between the asking and its answer: the game goes on with its queue and its clocks', async () => {
  const clock = new ScriptedClock(START);
  const { room, match, table, seat, command } = await midQueue(() => openClocked(clock));
  const asked = (await table.view(seat)).common;
  expect(asked.queue.length).toBeGreaterThan(0);
  const ask = awaitingIn(await table.view(seat)).find(({ kind }) => kind === 'ask');
  room.services.clocks.watched(match, seat, `asking-${present(ask, 'somebody is asked').number}`);
  await passIn(room, clock, 23);
  const left = room.services.clocks.of(match);
  expect(left.map(({ kind, runs }) => [kind, runs])).toContainEqual(['ask', true]);
  // What a kill leaves: the bytes of the database, and nothing from memory.
  writeFileSync(join(folder, 'dunmer-trade.sqlite'), present(room.db, 'it is in memory').serialize());
  await room.services.clocks.stop();
  await room.close();

  const later = new ScriptedClock(START + 3_600_000);
  const again = await openRoom({ folder, seeding: null, clock: later });
  await again.services.clocks.start();
  const live = present(await again.services.matches.context.lives.get(again.store.read, match), 'the match');
  again.services.clocks.wake(live);
  const clocks = again.services.clocks.of(match);
  expect(clocks.map(({ kind, seat: of, runs }) => [kind, of, runs])).toEqual(
    left.map(({ kind, seat: of, runs }) => [kind, of, runs]),
  );
  // P15: after a crash at most 10 s are given back, and none are taken.
  for (const [i, { left: now }] of clocks.entries()) {
    const before = present(left[i], 'the same clock').left;
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(before + 10_000);
  }
  const goesOn = new GameTable(again, match, { a: ONE, b: TWO });
  expect((await goesOn.view(seat)).common).toEqual(asked);
  expect((await goesOn.play(seat, command)).ok).toBe(true);
  const after = (await goesOn.view(seat)).common;
  expect(after.queue.length).toBeLessThan(asked.queue.length);
  expect((await goesOn.end()).common.stage.at).toBe('finished');
  await again.services.clocks.stop();
  await closeVerified(again);
});
