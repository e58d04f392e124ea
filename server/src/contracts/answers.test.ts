// Answers name the proposal that they answer (EVENT, "Contracts"), and what is made of those that name none (protocol 4).

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import {
  closeBalanced,
  codeOf,
  done,
  ONE,
  openRoom,
  purses,
  signed,
  stateOf,
  TWO,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { ScriptedClock } from '../../test/support/scriptedClock.ts';

let room: EventRoom;
let clock: ScriptedClock;
beforeEach(async () => {
  clock = new ScriptedClock(1_700_000_000_000);
  room = await openRoom({ clock });
});
afterEach(() => closeBalanced(room));

const ask = async (number: number, asked: Asked): Promise<string> => codeOf(await room.ask(number, asked));

/** ONE has proposed 40, taken it back, and proposes 1: what TWO's screen showed is another thing than what stands. */
async function exchanged(): Promise<string> {
  const contract = await signed(room, { sum: 14 });
  await done(room, ONE, { type: 'proposeGame', contract, amount: 40 });
  clock.advance(60_000);
  await done(room, ONE, { type: 'withdrawGame', contract, proposal: 1 });
  await done(room, ONE, { type: 'proposeGame', contract, amount: 1 });
  return contract;
}

describe('an answer that names its proposal', () => {
  test('annuls nothing where another proposal stands than the one that is refused', async () => {
    const contract = await exchanged();
    expect(await ask(TWO, { type: 'refuseGame', contract, proposal: 1 })).toBe('stale-proposal');
    expect(await stateOf(room, contract)).toMatchObject({ at: 'signed', game: { amount: 1, proposal: 2 } });
    expect(await purses(room)).toEqual([86, 100]);
    expect(await ask(TWO, { type: 'refuseGame', contract, proposal: 2 })).toBe('ok');
    expect(await stateOf(room, contract)).toMatchObject({ at: 'annulled', by: 'refusal' });
  });

  test('withdraws no newer proposal of its own maker', async () => {
    const contract = await exchanged();
    expect(await ask(ONE, { type: 'withdrawGame', contract, proposal: 1 })).toBe('stale-proposal');
    expect(await ask(ONE, { type: 'withdrawGame', contract, proposal: 2 })).toBe('ok');
  });

  test('chooses the rounding of the demand that was seen, and of no later one', async () => {
    const contract = await signed(room, { sum: 14 });
    await done(room, TWO, { type: 'demandSixth', contract });
    await done(room, TWO, { type: 'withdrawGame', contract, proposal: 1 });
    await done(room, TWO, { type: 'demandSixth', contract });
    const choose = (proposal: number): Asked => ({ type: 'chooseRounding', contract, proposal, amount: 2 });
    expect(await ask(ONE, choose(1))).toBe('stale-proposal');
    expect(await ask(ONE, choose(2))).toBe('ok');
  });
});

describe('an answer without a number, as phones of protocol 4 send it', () => {
  test('means what stands', async () => {
    const contract = await exchanged();
    clock.advance(60_000);
    expect(await ask(TWO, { type: 'refuseGame', contract })).toBe('ok');
  });

  test('refuses no game that took the place of another a moment ago: that one was hardly read', async () => {
    const contract = await exchanged();
    clock.advance(4_999);
    expect(await ask(TWO, { type: 'refuseGame', contract })).toBe('stale-proposal');
    expect(await stateOf(room, contract)).toMatchObject({ at: 'signed' });
    clock.advance(1);
    expect(await ask(TWO, { type: 'refuseGame', contract })).toBe('ok');
  });

  test('refuses the first proposal of a contract at once: it can mean no other', async () => {
    const contract = await signed(room);
    await done(room, ONE, { type: 'proposeGame', contract, amount: 5 });
    expect(await ask(TWO, { type: 'refuseGame', contract })).toBe('ok');
  });

  test('is not held up where the clock of the machine was put back', async () => {
    const contract = await exchanged();
    clock.advance(-3_600_000);
    expect(await ask(TWO, { type: 'refuseGame', contract })).toBe('ok');
  });
});

test('a demand that stands since the release before, which did not number them, is answered by the newest number', async () => {
  const contract = await signed(room, { sum: 14 });
  await done(room, ONE, { type: 'proposeGame', contract, amount: 3 });
  await done(room, TWO, { type: 'demandSixth', contract });
  const db = present(room.db, 'a room in memory');
  db.exec(`update contracts set state = json_set(json_remove(state, '$.game.proposal'), '$.proposals', 1)`);
  expect(await stateOf(room, contract)).toMatchObject({ game: { at: 'demanded', by: 'two', proposal: 1 } });
  expect(await ask(ONE, { type: 'chooseRounding', contract, proposal: 1, amount: 2 })).toBe('ok');
});
