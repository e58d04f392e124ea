import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import {
  books,
  done,
  isBound,
  ONE,
  ORGANISER,
  openRoom,
  playing,
  purses,
  REFEREE,
  signed,
  stateOf,
  TWO,
  without,
} from '../../test/support/dealing.ts';
import { present } from '@dunmer/shared/lib';
import type { Phase } from '@dunmer/shared/rules';
import type { Table } from '../../test/support/playOut.ts';

type Claiming = Extract<Phase, { at: 'claiming' }>;

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const gameOf = async (contract: string) => {
  const state = await stateOf(room, contract);
  return 'game' in state ? state.game : null;
};

async function settlements({ match }: Table) {
  const { key } = present(await room.store.read.match(match), 'a match');
  return room.store.read.deals.settlements(key);
}

const voidIt = (table: Table) =>
  room.ask(REFEREE, { type: 'voidMatch', match: table.match, reason: 'a fire', shortfall: 'refuse' });

/** A contract whose match is counted with a winner; a draw takes nothing, so that another is played. */
async function won(): Promise<{
  readonly contract: string;
  readonly table: Table;
  readonly phase: Claiming;
}> {
  for (let seed = 1; ; seed++) {
    const contract = await signed(room, { sum: 60 });
    const table = await playing(room, contract, 10, seed);
    const phase = await table.until('claiming').catch(() => null);
    if (phase?.at === 'claiming') return { contract, table, phase };
    await done(room, ORGANISER, { type: 'annulContract', contract, reason: 'once more' });
  }
}

describe('how a match ends, and what follows (EVENT)', () => {
  test('both stakes lie in the pot while it is played, and in no purse (rule 1.4)', async () => {
    const contract = await signed(room);
    await playing(room, contract, 10);
    expect(await purses(room)).toEqual([30, 90]);
    expect(await books(room)).toEqual({ sum: 0, owing: 0 });
    expect(await gameOf(contract)).toEqual({ at: 'playing', amount: 10 });
  });

  test('conceded: the other takes the pot, no card is claimed, both are free, and the contract says who took it (R9)', async () => {
    const contract = await signed(room);
    const table = await playing(room, contract, 10);
    expect((await table.play('a', { type: 'concede' })).ok).toBe(true);
    expect(await purses(room)).toEqual([30, 110]);
    expect(await gameOf(contract)).toEqual({ at: 'taken', by: 'two', amount: 10 });
    expect([await isBound(room, ONE), await isBound(room, TWO)]).toEqual([false, false]);
    expect(await settlements(table)).toMatchObject([{ k: 1, kind: 'conceded', winner: 'b', pot: 20 }]);
    expect(await books(room)).toEqual({ sum: 0, owing: 0 });
  });

  test('counted: the winner takes the pot at once, and both stay in the match until the loser has chosen (R14)', async () => {
    const { contract, table, phase } = await won();
    const { winner } = phase.ending;
    expect(await purses(room)).toEqual(winner === 'a' ? [50, 90] : [30, 110]);
    expect(await gameOf(contract)).toEqual({ at: 'taken', by: winner === 'a' ? 'one' : 'two', amount: 10 });
    expect([await isBound(room, ONE), await isBound(room, TWO)]).toEqual([true, true]);
    const loser = phase.claimant === 'a' ? ONE : TWO;
    const copy = present(phase.claimable[0], 'a winner has a card');
    expect(await room.copies(loser)).not.toContain(copy);
    expect((await table.play(phase.claimant, { type: 'claim', copy })).ok).toBe(true);
    expect(await room.copies(loser)).toContain(copy);
    expect([await isBound(room, ONE), await isBound(room, TWO)]).toEqual([false, false]);
  });

  test('awarded: the pot goes as the referee says', async () => {
    const contract = await signed(room);
    const table = await playing(room, contract, 10);
    await done(room, REFEREE, {
      type: 'award',
      match: table.match,
      winner: 'a',
      claim: false,
      shortfall: 'refuse',
      reason: 'b has left',
    });
    expect(await purses(room)).toEqual([50, 90]);
    expect(await gameOf(contract)).toEqual({ at: 'taken', by: 'one', amount: 10 });
    expect(await settlements(table)).toMatchObject([{ k: 1, kind: 'awarded', winner: 'a' }]);
  });

  test('voided while it ran: each their own back, and there may be another game in the contract (R17)', async () => {
    const contract = await signed(room);
    const table = await playing(room, contract, 10);
    expect((await voidIt(table)).ok).toBe(true);
    expect(await purses(room)).toEqual([40, 100]);
    expect(await gameOf(contract)).toEqual({ at: 'none' });
    expect(await isBound(room, ONE)).toBe(false);
    const again = await playing(room, contract, 5);
    await again.play('b', { type: 'concede' });
    expect(await gameOf(contract)).toEqual({ at: 'taken', by: 'one', amount: 5 });
  });

  test('a friendly match has no stake and no price, and another may follow it (R21)', async () => {
    for (const seed of [1, 2]) {
      const table = await without(room, 0, seed);
      await table.until('finished');
      expect(await purses(room)).toEqual([100, 100]);
      expect(await isBound(room, ONE)).toBe(false);
    }
  });
});
