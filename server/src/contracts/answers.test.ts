// Answers name the proposal that they answer (EVENT, "Contracts"), and what becomes of answers that name none
// (protocol 4).

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { parseClientCommand } from '@dunmer/shared/protocol/schema';
import {
  closeVerified,
  codeOf,
  done,
  offered,
  ONE,
  openRoom,
  purses,
  signed,
  stateOf,
  TWO,
  onContract,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { ScriptedClock } from '@dunmer/shared/testing';

let room: EventRoom;
let clock: ScriptedClock;
beforeEach(async () => {
  clock = new ScriptedClock(1_700_000_000_000);
  room = await openRoom({ clock });
});
afterEach(() => closeVerified(room));

const ask = async (number: number, asked: Asked): Promise<string> => codeOf(await room.ask(number, asked));

/** ONE has proposed 40, withdrawn that, and proposes 1: TWO's screen still showed the first proposal. */
async function exchanged(): Promise<string> {
  const contract = await signed(room, { sum: 14 });
  await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 40 }));
  clock.advance(60_000);
  await done(room, ONE, onContract(contract, { type: 'withdrawGame', proposal: 1 }));
  await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 1 }));
  return contract;
}

describe('an answer that names its proposal', () => {
  test('annuls nothing where another proposal stands than the one that is refused', async () => {
    const contract = await exchanged();
    expect(await ask(TWO, onContract(contract, { type: 'refuseGame', proposal: 1 }))).toBe('stale-proposal');
    expect(await stateOf(room, contract)).toMatchObject({ at: 'signed', game: { amount: 1, proposal: 2 } });
    expect(await purses(room)).toEqual([86, 100]);
    expect(await ask(TWO, onContract(contract, { type: 'refuseGame', proposal: 2 }))).toBe('ok');
    expect(await stateOf(room, contract)).toMatchObject({ at: 'annulled', by: 'refusal' });
  });

  test('withdraws no newer proposal of its own maker', async () => {
    const contract = await exchanged();
    expect(await ask(ONE, onContract(contract, { type: 'withdrawGame', proposal: 1 }))).toBe(
      'stale-proposal',
    );
    expect(await ask(ONE, onContract(contract, { type: 'withdrawGame', proposal: 2 }))).toBe('ok');
  });

  test('chooses the rounding of the demand that was seen, and of no later one', async () => {
    const contract = await signed(room, { sum: 14 });
    await done(room, TWO, onContract(contract, { type: 'demandSixth' }));
    await done(room, TWO, onContract(contract, { type: 'withdrawGame', proposal: 1 }));
    await done(room, TWO, onContract(contract, { type: 'demandSixth' }));
    const choose = (proposal: number): Asked =>
      onContract(contract, { type: 'chooseRounding', proposal, amount: 2 });
    expect(await ask(ONE, choose(1))).toBe('stale-proposal');
    expect(await ask(ONE, choose(2))).toBe('ok');
  });
});

describe('an answer without a number, as phones of protocol 4 send it', () => {
  test('means what stands', async () => {
    const contract = await exchanged();
    clock.advance(60_000);
    expect(await ask(TWO, onContract(contract, { type: 'refuseGame' }))).toBe('ok');
  });

  test('refuses no game that took the place of another a moment ago: that one was hardly read', async () => {
    const contract = await exchanged();
    clock.advance(4_999);
    expect(await ask(TWO, onContract(contract, { type: 'refuseGame' }))).toBe('stale-proposal');
    expect(await stateOf(room, contract)).toMatchObject({ at: 'signed' });
    clock.advance(1);
    expect(await ask(TWO, onContract(contract, { type: 'refuseGame' }))).toBe('ok');
  });

  test('refuses the first proposal of a contract at once: it can mean no other', async () => {
    const contract = await signed(room);
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    expect(await ask(TWO, onContract(contract, { type: 'refuseGame' }))).toBe('ok');
  });

  test('is not held up where the clock of the machine was put back', async () => {
    const contract = await exchanged();
    clock.advance(-3_600_000);
    expect(await ask(TWO, onContract(contract, { type: 'refuseGame' }))).toBe('ok');
  });
});

test('a wish spelled as before and as now is one command: it happens once, and is answered the same (P2, P17)', async () => {
  const contract = await offered(room);
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  const before = parseClientCommand({ id, type: 'acceptContract', contract });
  if (!before.ok) throw new Error(before.error.key);
  const answer = await room.send(TWO, before.value);
  expect(answer.ok).toBe(true);
  expect(await room.send(TWO, { id, ...onContract(contract, { type: 'accept' }) })).toEqual(answer);
  const other = await room.send(TWO, { id, ...onContract(contract, { type: 'decline' }) });
  expect(other).toMatchObject({ ok: false, error: { code: 'id-reused' } });
  expect(await stateOf(room, contract)).toMatchObject({ at: 'signed' });
});

test('a demand that stands since the release before, which did not number them, is answered by the newest number', async () => {
  const contract = await signed(room, { sum: 14 });
  await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 3 }));
  await done(room, TWO, onContract(contract, { type: 'demandSixth' }));
  const db = present(room.db, 'a room in memory');
  db.exec(`update contracts set state = json_set(json_remove(state, '$.game.proposal'), '$.proposals', 1)`);
  expect(await stateOf(room, contract)).toMatchObject({ game: { at: 'demanded', by: 'two', proposal: 1 } });
  expect(await ask(ONE, onContract(contract, { type: 'chooseRounding', proposal: 1, amount: 2 }))).toBe('ok');
});
