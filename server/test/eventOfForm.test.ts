// The event of an earlier release: its folder opens, is brought up to date once, agrees with its journal, and plays on.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Database from 'better-sqlite3';
import { present } from '@dunmer/shared/lib';
import { audit } from '../src/audit/index.ts';
import { SCHEMA_VERSION } from '../src/store/migrations/schemaVersion.ts';
import { parseClientCommand } from '@dunmer/shared/protocol/schema';
import { codeOf, done, onContract, ONE, REFEREE, STRANGER, TWO, without } from './support/dealing.ts';
import { eventOfForm, saidToForm18 } from './support/eventOfForm.ts';
import { EventRoom } from './support/eventRoom.ts';
import { Table } from './support/playOut.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dunmer-before-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (): Promise<EventRoom> => EventRoom.open({ folder, seeding: null, seed: 77 });

/** Puts the folder as an earlier release left it, and opens it. */
function left(form: 5 | 18): Promise<EventRoom> {
  writeFileSync(join(folder, 'dunmer-trade.sqlite'), eventOfForm(form));
  return open();
}

test.each([
  [5, { matches: 11, rows: 96, erased: 1 }],
  [18, { matches: 23, rows: 200, erased: 1 }],
] as const)(
  'a folder of form %i opens, is brought up to date once and agrees with its journal',
  async (form, held) => {
    for (const begin of [() => left(form), open]) {
      const room = await begin();
      expect(await audit(room.store.read)).toMatchObject({ finding: null, ...held });
      await room.close();
    }
    const db = new Database(join(folder, 'dunmer-trade.sqlite'), { readonly: true });
    expect(db.pragma('user_version', { simple: true })).toBe(SCHEMA_VERSION);
    expect(db.prepare('select count(*) as steps from kysely_migration').get()).toEqual({
      steps: SCHEMA_VERSION,
    });
    db.close();
  },
);

test('its matches go on, its claims are chosen, its rulings are ruled anew, and a new match is played', async () => {
  const room = await left(5);
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

/** How many kinds of commands there were. */
const KINDS = 67;

test('what was said to the release before is answered as it was, and happens once (P2, P17)', async () => {
  const room = await left(18);
  const last = await room.store.read.journal.last();
  // A request to move a link is kept only while it is open.
  const said = saidToForm18().filter(([, { type }]) => type !== 'askMove');
  for (const [device, command, answer] of said) {
    const parsed = parseClientCommand(command);
    if (!parsed.ok) throw new Error(`${command.type}: ${parsed.error.key}`);
    const again = await room.services.commands.command(device, parsed.value);
    expect(again, JSON.stringify(command)).toEqual(answer);
  }
  expect(await room.store.read.journal.last()).toEqual(last);
  expect(new Set(said.map(([, { type }]) => type)).size).toBe(KINDS);
  await room.close();
});

test('a wish of a contract that was sent before is known in its new spelling, and no other is taken for it', async () => {
  const room = await left(18);
  const said = saidToForm18().findLast(([, { type }]) => type === 'proposeGame');
  const [device, { id, contract }, answer] = present(said, 'a game was proposed');
  const wish = (amount: number) => ({ id, ...onContract(String(contract), { type: 'proposeGame', amount }) });
  expect(await room.services.commands.command(device, wish(5))).toEqual(answer);
  const other = { ok: false, error: { code: 'id-reused' } };
  expect(await room.services.commands.command(device, wish(6))).toMatchObject(other);
  await room.close();
});
