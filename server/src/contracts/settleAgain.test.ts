import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { otherSeat } from '@dunmer/shared/rules';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import {
  closeVerified,
  codeOf,
  done,
  isBound,
  ONE,
  openRoom,
  playing,
  purses,
  REFEREE,
  signed,
  stateOf,
  STRANGER,
  TWO,
  without,
  onContract,
} from '../../test/support/dealing.ts';
import { claimOf, gameOf, settlementsOf, unbind, won } from '../../test/support/ended.ts';
import { award, changeIn, concededIn, leaves, RULED, voiding } from '../../test/support/rulings.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => closeVerified(room));

const ask = async (asked: Asked): Promise<string> => codeOf(await room.ask(REFEREE, asked));
const change = (act: () => Promise<unknown>) => changeIn(room, act);
const conceded = () => concededIn(room);
const spends = (number: number, left: number) => leaves(room, number, left);

describe('a second settlement after the end (EVENT, "Taking acts back")', () => {
  test('awarded to the other: both stakes change hands, the contract says so, and both read of it', async () => {
    const { contract, table } = await conceded();
    const heard = async () =>
      (await room.store.read.people.standings([await room.key(ONE), await room.key(TWO)])).map(
        ({ version }) => version,
      );
    const before = await heard();
    expect(await change(() => done(room, REFEREE, award(table, 'a')))).toEqual([20, -20]);
    const after = await heard();
    expect(after.map((version, i) => version > (before[i] ?? 0))).toEqual([true, true]);
    expect(await gameOf(room, contract)).toEqual({ at: 'taken', by: 'one', amount: 10 });
    const notes = (await table.view('b')).desk.notes;
    expect(notes).toEqual([
      { act: 'settledAgain', by: 'referee', kind: 'awarded', winner: 'a', reason: RULED },
    ]);
  });

  test('is linked to the first, which stays', async () => {
    const { table } = await conceded();
    await done(room, REFEREE, award(table, 'a'));
    expect(await settlementsOf(room, table)).toMatchObject([
      { k: 1, kind: 'conceded', winner: 'b' },
      { k: 2, kind: 'awarded', winner: 'a', who: await room.key(REFEREE) },
    ]);
  });

  test('voided: each has their own again, and the contract says that they took it back', async () => {
    const { contract, table } = await conceded();
    expect(await change(() => done(room, REFEREE, voiding(table)))).toEqual([10, -10]);
    expect(await gameOf(room, contract)).toEqual({ at: 'returned', amount: 10 });
  });

  test('and a third: what was voided is awarded again', async () => {
    const { contract, table } = await conceded();
    await done(room, REFEREE, voiding(table));
    expect(await change(() => done(room, REFEREE, award(table, 'b')))).toEqual([-10, 10]);
    expect(await settlementsOf(room, table)).toHaveLength(3);
    expect(await gameOf(room, contract)).toEqual({ at: 'taken', by: 'two', amount: 10 });
  });

  test('says so where it would change nothing', async () => {
    const { table } = await conceded();
    expect(await ask(award(table, 'b'))).toBe('already-done');
    await done(room, REFEREE, voiding(table));
    expect(await ask(voiding(table))).toBe('already-done');
  });

  test('reaches a contract that is fulfilled meanwhile', async () => {
    const { contract, table } = await conceded();
    await done(room, ONE, onContract(contract, { type: 'confirmHandover' }));
    await done(room, TWO, onContract(contract, { type: 'confirmHandover' }));
    await done(room, REFEREE, award(table, 'a'));
    expect(await stateOf(room, contract)).toEqual({
      at: 'fulfilled',
      game: { at: 'taken', by: 'one', amount: 10 },
    });
  });

  test('does not bring back a match that was voided while it ran and followed by another (R17)', async () => {
    const contract = await signed(room);
    const first = await playing(room, contract, 10);
    await done(room, REFEREE, voiding(first));
    expect(await ask(award(first, 'a'))).toBe('game-not-over');
    const second = await playing(room, contract, 10);
    await second.play('a', { type: 'concede' });
    expect(await ask(award(first, 'a'))).toBe('game-over');
  });

  test('a match without a contract is settled anew like any other', async () => {
    const table = await without(room, 10);
    await table.play('a', { type: 'concede' });
    expect(await change(() => done(room, REFEREE, award(table, 'a')))).toEqual([20, -20]);
  });

  test('is no act on a match that concerns whoever does it', async () => {
    const contract = await room.made(REFEREE, {
      type: 'offerContract',
      with: room.person(ONE),
      text: 'A horse',
      sum: 1,
      payer: 'one',
      counters: null,
    });
    const { table } = await conceded();
    await done(room, ONE, onContract(contract, { type: 'accept' }));
    expect(await room.ask(REFEREE, award(table, 'a'))).toEqual({
      ok: false,
      error: { code: 'not-allowed', why: 'own-interest', interest: 'party' },
    });
  });
});

describe('where drakes are spent', () => {
  test('the desk is told how many are missing, and nothing has moved', async () => {
    const { table } = await conceded();
    await spends(TWO, 15);
    const refused = await room.ask(REFEREE, award(table, 'a'));
    expect(refused).toEqual({ ok: false, error: { code: 'short-of', drakes: 5, copies: [], missing: [] } });
    expect(await settlementsOf(room, table)).toHaveLength(1);
  });

  test.each([
    ['bank', [20, -15], 0],
    ['debt', [15, -15], 5],
    ['nothing', [15, -15], 0],
  ] as const)('%s bears it', async (shortfall, moved, owed) => {
    const { table } = await conceded();
    await spends(TWO, 15);
    expect(await change(() => done(room, REFEREE, award(table, 'a', shortfall)))).toEqual(moved);
    expect((await settlementsOf(room, table)).at(-1)).toMatchObject({ k: 2, owed });
  });
});

describe('the card that was claimed', () => {
  /** A match whose price has been claimed. */
  async function claimed() {
    const { contract, table, phase } = await won(room);
    const { loser, winner, copy } = claimOf(phase);
    await table.play(phase.claimant, { type: 'claim', copy });
    return { contract, table, phase, loser, winner, copy, seat: phase.ending.winner };
  }

  test('goes back where the match is voided', async () => {
    const { table, winner, copy, seat } = await claimed();
    await done(room, REFEREE, voiding(table));
    expect(await room.copies(winner)).toContain(copy);
    expect((await table.view('a')).desk.notes).toMatchObject([{ kind: 'voided', card: seat }]);
  });

  test('goes back where the match is awarded to the other', async () => {
    const { table, winner, copy, seat } = await claimed();
    await done(room, REFEREE, award(table, otherSeat(seat)));
    expect(await room.copies(winner)).toContain(copy);
  });

  test('stays where a referee says of it what stands: nothing has changed', async () => {
    const { table, seat } = await claimed();
    expect(await ask(award(table, seat, 'refuse', true))).toBe('already-done');
  });

  test('goes back where the winner stays, but a referee says that there is no price', async () => {
    const { table, winner, copy, seat } = await claimed();
    await done(room, REFEREE, award(table, seat));
    expect(await room.copies(winner)).toContain(copy);
    expect(await ask(award(table, seat, 'refuse', true))).toBe('ok');
    expect(await room.copies(winner)).not.toContain(copy);
    // Both read after each ruling whose the card is now.
    const { notes } = (await table.view('a')).desk;
    expect(notes.map((note) => note.act === 'settledAgain' && note.card)).toEqual([seat, otherSeat(seat)]);
  });

  test('has moved on: the desk is told which, and may let it be', async () => {
    const { contract, table, loser, copy } = await claimed();
    const gift = await room.made(loser, {
      type: 'offerTrade',
      with: room.person(STRANGER),
      gives: { copies: [copy], drakes: 0 },
      takes: { copies: [], drakes: 0 },
      replaces: null,
    });
    await done(room, STRANGER, { type: 'acceptTrade', trade: gift });
    const refused = await room.ask(REFEREE, voiding(table));
    expect(refused).toMatchObject({ ok: false, error: { code: 'short-of', drakes: 0, copies: [copy] } });
    await done(room, REFEREE, voiding(table, 'nothing'));
    expect(await room.copies(STRANGER)).toContain(copy);
    expect(await gameOf(room, contract)).toEqual({ at: 'returned', amount: 10 });
  });

  test('can’t be claimed anew by an award after the end', async () => {
    const { table } = await conceded();
    expect(await ask(award(table, 'a', 'refuse', true))).toBe('nothing-to-claim');
  });
});

describe('while the claim is open', () => {
  test('voided: the pot is taken back by a second settlement, no card is taken, and both are free', async () => {
    const { contract, table } = await won(room);
    await done(room, REFEREE, voiding(table));
    expect(await purses(room)).toEqual([40, 100]);
    expect(await settlementsOf(room, table)).toMatchObject([
      { k: 1 },
      { k: 2, kind: 'voided', winner: null },
    ]);
    expect(await gameOf(room, contract)).toEqual({ at: 'returned', amount: 10 });
    expect(await table.phase()).toMatchObject({ at: 'finished', ending: { kind: 'voided' } });
    expect([await isBound(room, ONE), await isBound(room, TWO)]).toEqual([false, false]);
  });

  test('voided where the drakes are spent: who bears it is asked first', async () => {
    const { table, phase } = await won(room);
    await unbind(room, table);
    const { winner } = claimOf(phase);
    await spends(winner, 4);
    const refused = await room.ask(REFEREE, voiding(table));
    expect(refused).toEqual({ ok: false, error: { code: 'short-of', drakes: 6, copies: [], missing: [] } });
    expect((await table.phase()).at).toBe('claiming');
    await done(room, REFEREE, voiding(table, 'debt'));
    expect(await room.purse(winner)).toBe(0);
    expect((await settlementsOf(room, table)).at(-1)).toMatchObject({ kind: 'voided', owed: 6 });
  });

  test('awarded to the other: the claim is closed, and the pot changes hands', async () => {
    const { contract, table, phase } = await won(room);
    const seat = phase.claimant;
    await done(room, REFEREE, award(table, seat));
    expect(await purses(room)).toEqual(seat === 'a' ? [50, 90] : [30, 110]);
    expect(await gameOf(room, contract)).toMatchObject({ at: 'taken', by: seat === 'a' ? 'one' : 'two' });
    expect(await table.phase()).toMatchObject({ at: 'finished', price: { kind: 'closed' } });
    expect(await isBound(room, ONE)).toBe(false);
  });

  test('awarded to the winner: with the claim nothing changes, without it the claim is closed', async () => {
    const { table, phase } = await won(room);
    const { winner } = phase.ending;
    expect(await ask(award(table, winner, 'refuse', true))).toBe('already-done');
    expect(await change(() => done(room, REFEREE, award(table, winner)))).toEqual([0, 0]);
    expect((await table.phase()).at).toBe('finished');
  });
});
