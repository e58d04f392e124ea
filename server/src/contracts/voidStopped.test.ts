// A match in which an invariant has broken: it stands still for everybody, over restarts too, and a referee voids it,
// whatever has become of its log (RELIABILITY, "What people see when something fails"; EVENT, "How a match ends").

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { err, present } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import { audit } from '../audit/index.ts';
import type { Store } from '../store/index.ts';
import { breakLog, breakSettling } from '../../test/support/breaking.ts';
import {
  codeOf,
  done,
  isBound,
  ONE,
  openRoom,
  ORGANISER,
  playing,
  purses,
  REFEREE,
  signed,
  stateOf,
  TWO,
  without,
} from '../../test/support/dealing.ts';
import { claimOf, settlementsOf, unbind, won } from '../../test/support/ended.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import type { Table } from '../../test/support/playOut.ts';
import { award, voiding } from '../../test/support/rulings.ts';

let folder = '';
let room: EventRoom;
let lives = 1;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dunmer-stopped-'));
  room = await openRoom({ folder });
});
afterEach(async () => {
  await room.close();
  rmSync(folder, { recursive: true, force: true });
});

const reason = 'it stands still';
const ask = async (number: number, asked: Asked): Promise<string> => codeOf(await room.ask(number, asked));
const concede = (table: Table) => table.play('a', { type: 'concede' });
const storedOf = async ({ match }: Table) => present(await room.store.read.match(match), 'a match');
const restart = async (): Promise<void> => {
  await room.close();
  lives += 1;
  // Another seed, so that command ids are new.
  room = await openRoom({ folder, seeding: null, seed: lives });
};
const findingOf = async (): Promise<string | null> => (await audit(room.store.read)).finding;

type Runs = (table: Table) => Promise<CommandResult>;

/** Breaks the log of a match; the next command runs into it. */
async function stopByLog(table: Table, runs: Runs = concede): Promise<void> {
  await breakLog(room.store, table.match);
  expect(codeOf(await runs(table))).toBe('match-stopped');
}

/** Breaks the settling of a match; its log stays sound. */
async function stopBySettling(table: Table, runs: Runs = concede): Promise<void> {
  const mend = breakSettling(room.services.matches.context, table.match);
  expect(codeOf(await runs(table))).toBe('match-stopped');
  mend();
}

describe('a stopped match', () => {
  test('says what broke and where in the code, and nothing that the message held', async () => {
    const table = await without(room, 10);
    await stopBySettling(table);
    const { stop } = await storedOf(table);
    expect(stop).toMatchObject({
      broken: 'BrokenInvariant',
      place: expect.stringMatching(/^(server|shared)\/src\/.+\.ts:\d+/),
    });
    expect(JSON.stringify(stop)).not.toContain('k1s3cr3t');
    const rows = await room.store.read.journal.rows(0, 1_000);
    expect(rows.at(-1)).toMatchObject({ act: 'stop', who: null });
    expect(await findingOf()).toBeNull();
  });

  test.each([
    ['whose log can’t be played to its end', stopByLog],
    ['whose log is sound', stopBySettling],
  ])(
    '%s stands still for everybody, over a restart too, and binds both; the others go on',
    async (_, stop) => {
      const contract = await signed(room);
      const table = await playing(room, contract, 10);
      await stop(table);
      const others: readonly [number, Asked][] = [
        [ONE, { type: 'play', match: table.match, command: { type: 'concede' } }],
        [TWO, { type: 'call', match: table.match }],
        [TWO, { type: 'nudge', match: table.match }],
        [REFEREE, { type: 'pauseMatch', match: table.match, reason }],
        [REFEREE, { type: 'openCards', match: table.match, reason }],
        [
          REFEREE,
          { type: 'award', match: table.match, winner: 'a', claim: false, shortfall: 'refuse', reason },
        ],
      ];
      for (const again of [false, true]) {
        if (again) await restart();
        for (const [number, asked] of others)
          expect(await ask(number, asked), asked.type).toBe('match-stopped');
        expect(await ask(ORGANISER, { type: 'annulContract', contract, reason })).not.toBe('ok');
        expect([await isBound(room, ONE), await isBound(room, TWO)]).toEqual([true, true]);
      }
      const asked = { type: 'proposeMatch', with: room.person(4), stake: 5, friendly: false } as const;
      const proposal = await room.made(3, asked);
      expect(await ask(4, { type: 'acceptMatch', proposal })).toBe('ok');
    },
  );

  test('keeps the answers that were given before', async () => {
    const table = await without(room, 10);
    const calling = room.command({ type: 'call', match: table.match });
    const before = await room.send(ONE, calling);
    await stopByLog(table);
    expect(await room.send(ONE, calling)).toEqual(before);
  });

  test('still lets staff make a new link for who sits there', async () => {
    const table = await without(room, 10);
    await stopByLog(table);
    const link = {
      type: 'makeLink',
      person: room.person(ONE),
      token: 'T'.repeat(43),
      code: 'ABCD2345',
    } as const;
    expect(await ask(ORGANISER, { ...link, reason })).toBe('ok');
  });
});

describe('a referee voids', () => {
  test.each([
    ['a match whose log can’t be played to its end', stopByLog],
    ['a match whose log is sound', stopBySettling],
  ])('%s: both stakes and all cards are back, both are free, and the contract goes on', async (_, stop) => {
    const contract = await signed(room);
    const before = await purses(room);
    const table = await playing(room, contract, 10);
    await done(room, TWO, { type: 'call', match: table.match });
    await stop(table);
    await restart();
    expect(await purses(room)).toEqual(before.map((sum) => sum - 10));
    await done(room, REFEREE, voiding(table));
    expect(await purses(room)).toEqual(before);
    expect([await isBound(room, ONE), await isBound(room, TWO)]).toEqual([false, false]);
    expect(await settlementsOf(room, table)).toMatchObject([{ k: 1, kind: 'voided', winner: null }]);
    // Nor does its call still wait for a referee.
    expect(await storedOf(table)).toMatchObject({ phase: 'finished', called: false });
    expect(await stateOf(room, contract)).toMatchObject({ at: 'signed', game: { at: 'none' } });
    // After a void of a running match there may be another game.
    const next = await playing(room, contract, 10, 2);
    expect(codeOf(await concede(next))).toBe('ok');
    expect(await ask(REFEREE, voiding(table))).toBe('game-over');
  });

  test('a match whose log is sound: the log says so, and the audit finds nothing', async () => {
    const table = await without(room, 10);
    await stopBySettling(table);
    await done(room, REFEREE, voiding(table));
    expect((await table.view('a')).common.phase).toMatchObject({
      at: 'finished',
      ending: { kind: 'voided' },
    });
    expect(await findingOf()).toBeNull();
    expect(await ask(REFEREE, voiding(table))).toBe('already-done');
  });

  test('a match whose log can’t be played: the audit names it, and that nothing is left to be done', async () => {
    const table = await without(room, 10);
    await stopByLog(table);
    expect(await findingOf()).toContain('It has stopped: void it at the desk');
    await done(room, REFEREE, voiding(table));
    const finding = await findingOf();
    expect(finding).toContain(`match ${table.match} does not follow`);
    expect(finding).toContain('stakes and cards are back, and nothing is left to be done');
  });

  test.each([
    ['log', stopByLog],
    ['settling', stopBySettling],
  ])(
    'a match that stopped while a price was claimed (by its %s): what the count had paid goes back',
    async (_, stop) => {
      const { contract, table, phase } = await won(room);
      const [one, two] = await purses(room);
      await stop(table, () => table.play(phase.claimant, { type: 'waive' }));
      await done(room, REFEREE, voiding(table));
      expect((await purses(room)).reduce((sum, each) => sum + each)).toBe((one ?? 0) + (two ?? 0));
      expect(new Set(await purses(room))).toEqual(new Set([40, 100]));
      expect([await isBound(room, ONE), await isBound(room, TWO)]).toEqual([false, false]);
      expect(await settlementsOf(room, table)).toMatchObject([{ kind: 'counted' }, { k: 2, kind: 'voided' }]);
      expect(await stateOf(room, contract)).toMatchObject({ game: { at: 'returned' } });
    },
  );

  test('a match that stopped while cards were reserved for its claim: they are free again (R14)', async () => {
    const { table, phase } = await won(room);
    await unbind(room, table);
    const { key } = await storedOf(table);
    const reserved = async () => (await room.store.read.cards.reservedBy(key)).length;
    expect(await reserved()).toBe(phase.claimable.length);
    await stopByLog(table, () => table.play(phase.claimant, { type: 'waive' }));
    // Whoever plays the next match meanwhile stays in it.
    await without(room, 1);
    await done(room, REFEREE, voiding(table));
    expect(await reserved()).toBe(0);
    expect([await isBound(room, ONE), await isBound(room, TWO)]).toEqual([true, true]);
  });

  test('a match that stopped after its end: the card that was claimed goes back too', async () => {
    const { table, phase } = await won(room);
    const { copy, winner } = claimOf(phase);
    await table.play(phase.claimant, { type: 'claim', copy });
    await stopByLog(table, () => room.ask(REFEREE, award(table, phase.claimant)));
    await done(room, REFEREE, voiding(table));
    expect((await room.store.read.cards.copy(copy))?.owner).toBe(await room.key(winner));
    expect((await settlementsOf(room, table)).at(-1)).toMatchObject({ k: 2, kind: 'voided' });
  });
});

test('a stop that can’t be saved is saved when the match is asked for again', async () => {
  const table = await without(room, 10);
  const { once } = room.services.matches;
  const { transact } = room.store;
  Object.assign(room.store, { transact: async () => ({ ok: false, error: { code: 'not-saved' } }) });
  await once.stop(table.match, new Error('broken'));
  Object.assign(room.store, { transact });
  expect((await storedOf(table)).stop).toBeNull();
  expect(codeOf(await concede(table))).toBe('match-stopped');
  expect((await storedOf(table)).stop).not.toBeNull();
});

test('while a stop can’t be saved nothing new happens in its match, and what was answered is answered again', async () => {
  const table = await without(room, 10);
  const { matches, commands } = room.services;
  const device = room.device(ONE);
  const call = room.command({ type: 'call', match: table.match });
  expect(await commands.command(device, call)).toMatchObject({ ok: true });
  const { transact } = room.store;
  let failing = 1;
  const atTimes: Store['transact'] = async (body) => {
    failing -= 1;
    return failing >= 0 ? err({ code: 'not-saved' }) : transact(body);
  };
  Object.assign(room.store, { transact: atTimes });
  await matches.once.stop(table.match, new Error('broken'));
  // Only what would save the stop fails; the next transaction works.
  failing = 1;
  expect(codeOf(await concede(table))).toBe('match-stopped');
  failing = 1;
  expect(await commands.command(device, call)).toMatchObject({ ok: true });
  failing = 0;
  const actor = await matches.context.actors.of(room.store.read, device);
  expect(await matches.draft(actor, table.match, [null, null, null, null, null, null])).toEqual({
    ok: false,
    error: { code: 'match-stopped' },
  });
  Object.assign(room.store, { transact });
  expect(await storedOf(table)).toMatchObject({ stop: null, phase: 'placing' });
});
