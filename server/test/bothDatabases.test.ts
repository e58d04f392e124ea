// The same commands have the same result on either database: every row of the journal is the same, byte for byte,
// because each holds the hash of the one before it; and all tables are what the journal says.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { audit } from '../src/audit/index.ts';
import type { Store } from '../src/store/index.ts';
import { COMMANDS } from '../src/commands/all.ts';
import { Counting } from './support/counting.ts';
import { ONE, ORGANISER, REFEREE, STRANGER, without } from './support/dealing.ts';
import { EventRoom } from './support/eventRoom.ts';
import { everything } from './support/everyCommand.ts';
import { everyGame } from './support/everyGame.ts';
import { everyIntrigue } from './support/everyIntrigue.ts';
import { everyPromise } from './support/everyPromise.ts';
import { openFormed } from './support/formedDatabase.ts';
import { Postgres } from './support/postgres.ts';
import { previewFor } from './support/previewing.ts';
import { seeded } from '@dunmer/shared/testing';

const MATCHES = 50;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres.stop());

interface Ended {
  readonly rows: number;
  readonly hash: string;
}

/** Does the same in a new event on a new store, and returns the result. */
async function cameTo(kept: Store, act: (room: EventRoom) => Promise<unknown>): Promise<Ended> {
  const staff = { [REFEREE]: 'referee', [ORGANISER]: 'organiser' } as const;
  const room = await EventRoom.open({ kept, seeding: { count: 7, drakes: 10_000, staff } });
  await act(room);
  const { finding } = await audit(room.store.read);
  expect(finding).toBeNull();
  const { seq, hash } = present(await room.store.read.journal.last(), 'something was done');
  await room.close();
  return { rows: seq, hash };
}

async function expectSame(act: (room: EventRoom) => Promise<unknown>): Promise<Ended> {
  const beginning = { newEpoch: () => 'epoch', now: () => 0 };
  const ended = await cameTo(await postgres.store(beginning), act);
  expect(ended).toEqual(await cameTo(await openFormed({ ...beginning, folder: null }), act));
  return ended;
}

/**
 * Plays many matches to their end, breaks them off, previews, voids and awards them, with many refused commands in
 * between.
 */
async function manyMatches(room: EventRoom): Promise<void> {
  const random = seeded(7);
  for (let number = 0; number < MATCHES; number++) {
    const table = await without(room, random.below(3), number);
    const { match } = table;
    const stranger = await room.ask(STRANGER, { type: 'play', match, command: { type: 'concede' } });
    expect(stranger.ok).toBe(false);
    const end = random.below(4);
    if (end === 0) await table.until('finished');
    else if (end === 1) await table.play(random.below(2) === 0 ? 'a' : 'b', { type: 'concede' });
    const reason = `match ${number}`;
    const ruling =
      random.below(2) === 0
        ? ({ type: 'voidMatch', match, shortfall: 'bank', reason } as const)
        : ({ type: 'award', match, winner: 'a', claim: false, shortfall: 'bank', reason } as const);
    const looked = await previewFor(room, REFEREE, ruling);
    const ruled = await room.ask(REFEREE, ruling);
    expect(ruled.ok).toBe(typeof looked !== 'string');
    if (!ruled.ok) expect(await table.phase()).toMatchObject({ at: 'finished' });
    expect((await room.ask(ONE, ruling)).ok).toBe(false);
  }
}

test('every kind of command', async () => {
  const seen = new Set<string>();
  const { rows } = await expectSame(async (room) => {
    const costs = await everything(new Counting(room, () => 0));
    for (const kind of Object.keys(costs)) seen.add(kind.split(' ')[0] ?? kind);
  });
  for (const every of [everyPromise, everyIntrigue, everyGame])
    await expectSame(async (room) => {
      const costs = await every(new Counting(room, () => 0));
      for (const kind of Object.keys(costs)) seen.add(kind.split(' ')[0] ?? kind);
    });
  expect(Object.keys(COMMANDS).filter((type) => !seen.has(type))).toEqual([]);
  expect(rows).toBeGreaterThan(150);
});

test('fifty matches, with previews, voids and refusals', async () => {
  expect((await expectSame(manyMatches)).rows).toBeGreaterThan(MATCHES);
});
