// The event of a release before: its folder opens, is brought up to date once, agrees with its journal, and plays on.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Database from 'better-sqlite3';
import { audit } from '../src/audit/index.ts';
import { SCHEMA_VERSION } from '../src/store/migrations/schemaVersion.ts';
import { codeOf, done, ONE, REFEREE, STRANGER, TWO, without } from './support/dealing.ts';
import { eventOfForm5 } from './support/eventOfForm5.ts';
import { EventRoom } from './support/eventRoom.ts';
import { Table } from './support/playOut.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dunmer-before-'));
  writeFileSync(join(folder, 'dunmer-trade.sqlite'), eventOfForm5());
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (): Promise<EventRoom> => EventRoom.open({ folder, seeding: null, seed: 77 });

test('a folder of form 5 opens, is brought up to date once and agrees with its journal', async () => {
  for (let i = 0; i < 2; i++) {
    const room = await open();
    expect(await audit(room.store.read)).toMatchObject({ finding: null, matches: 11, rows: 96, erased: 1 });
    await room.close();
  }
  const db = new Database(join(folder, 'dunmer-trade.sqlite'), { readonly: true });
  expect(db.pragma('user_version', { simple: true })).toBe(SCHEMA_VERSION);
  expect(db.prepare('select count(*) as steps from kysely_migration').get()).toEqual({
    steps: SCHEMA_VERSION,
  });
  db.close();
});

test('its matches go on, its claims are chosen, its rulings are ruled anew, and a new match is played', async () => {
  const room = await open();
  const matches = await room.store.read.matchesBefore(1_000, 100, null);
  const inPhase = (phase: string, number: number): string =>
    matches.find((match) => match.phase === phase && match.seats.a.person?.id === room.person(number))?.id ??
    '';
  const claimed = new Table(room, inPhase('claiming', STRANGER), { a: STRANGER, b: 3 });
  const phase = await claimed.phase();
  if (phase.at !== 'claiming') throw new Error('a claim is open');
  expect(codeOf(await claimed.play(phase.claimant, { type: 'waive' }))).toBe('ok');
  const reason = 'the rain is over';
  const unbound = inPhase('claiming', ONE);
  await done(room, REFEREE, { type: 'voidMatch', match: unbound, shortfall: 'bank', reason });
  const running = inPhase('placing', ONE);
  await done(room, REFEREE, {
    type: 'award',
    match: running,
    winner: 'b',
    claim: false,
    shortfall: 'refuse',
    reason,
  });
  const ruled = matches.find(({ called, phase: at }) => called && at === 'finished')?.id ?? '';
  await done(room, REFEREE, { type: 'voidMatch', match: ruled, shortfall: 'bank', reason });
  await (await without(room, 1, 4)).until('finished').catch(() => null);
  expect(await room.purse(TWO)).toBeGreaterThan(0);
  expect(await audit(room.store.read)).toMatchObject({ finding: null, matches: 12 });
  await room.close();
});
