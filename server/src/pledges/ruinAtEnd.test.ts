// A ruin that comes at the end of a match does everything that an immediate one does (PR25).

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import {
  closeVerified,
  done,
  ONE,
  onContract,
  ORGANISER,
  sitDown,
  stateOf,
  STRANGER,
  TWO,
} from '../../test/support/dealing.ts';
import { audit } from '../audit/index.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { given, openPromisingRoom, promiseOf, signedWith, whereIs } from '../../test/support/promising.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openPromisingRoom();
});
afterEach(() => closeVerified(room));

const FOURTH = 3;
const reason = 'r';
const ruin = (number: number) =>
  ({ type: 'ruinPerson', person: room.person(number), ruined: true, reason }) as const;

async function versionOf(number: number): Promise<number> {
  const [standing] = await room.store.read.people.standings([await room.key(number)]);
  return present(standing, 'a person').version;
}

describe('at the end of a match', () => {
  test('whoever was dealt their promises in it, after that was arranged, is ruined all the same', async () => {
    const match = await sitDown(room, FOURTH, ONE, 1);
    await done(room, ORGANISER, ruin(FOURTH));
    const people = [room.person(FOURTH)];
    await done(room, ORGANISER, { type: 'dealPledges', people, house: 'seal-of-right', reason });
    expect((await audit(room.store.read)).finding).toBeNull();
    await done(room, ONE, { type: 'play', match, command: { type: 'concede' } });
    expect(await whereIs(room, promiseOf(room, FOURTH, 'seal-of-right'))).toBe('out');
  });

  test('both parties hear that a promise has left their contract', async () => {
    await signedWith(room, STRANGER, TWO, { asks: promiseOf(room, TWO, 'whisper') });
    const match = await sitDown(room, TWO, ONE, 1);
    await done(room, ORGANISER, ruin(TWO));
    const before = await versionOf(STRANGER);
    await done(room, ONE, { type: 'play', match, command: { type: 'concede' } });
    expect(await versionOf(STRANGER)).toBeGreaterThan(before);
  });

  test('a demand goes on without the promise that was taken away, and moves it no more', async () => {
    await done(room, ORGANISER, {
      type: 'dealPledges',
      people: [room.person(FOURTH)],
      house: 'seal-of-right',
      reason,
    });
    const seal = promiseOf(room, FOURTH, 'seal-of-right');
    await given(room, FOURTH, ONE, { gives: seal });
    const first = await signedWith(room, TWO, ONE, { sum: 40 });
    await done(room, ONE, onContract(first, { type: 'demandWith', pledge: seal }));
    const match = await sitDown(room, ONE, STRANGER, 1);
    await done(room, ORGANISER, ruin(ONE));
    await done(room, STRANGER, { type: 'play', match, command: { type: 'concede' } });
    expect(await stateOf(room, first)).not.toHaveProperty('game.pledge');
    await given(room, FOURTH, STRANGER, { gives: seal });
    const second = await signedWith(room, TWO, STRANGER, { sum: 40 });
    await done(room, STRANGER, onContract(second, { type: 'demandWith', pledge: seal }));
    expect(await whereIs(room, seal)).toBe('front 2');
    await done(room, TWO, onContract(first, { type: 'refuseGame', proposal: 1 }));
    expect(await whereIs(room, seal)).toBe('front 2');
  });
});
