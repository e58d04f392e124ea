// Where promises go by an act of staff is said beforehand: they go home into the hand of their owner, not of the one
// who held them (PROMISES, PR21, PR24; EVENT, "Taking acts back").

import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  codeOf,
  done,
  ONE,
  onContract,
  ORGANISER,
  REFEREE,
  signed,
  STRANGER,
  TWO,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { linesIn, previewFor } from '../../test/support/previewing.ts';
import { given, promiseOf, signedWith, whereIs } from '../../test/support/promising.ts';
import { trader } from '../../test/support/seed.ts';
import { housePledge, openWindowedRoom, plays, sat, stopAt } from '../../test/support/windowed.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openWindowedRoom();
});
afterEach(() => room.close());

type Act = Parameters<typeof previewFor>[2];
const told = async (who: number, act: Act) => linesIn(await previewFor(room, who, act), 'pledge');

test('annulled, what was played with a demand goes back to whoever has played it', async () => {
  const seal = await housePledge(room, 'seal-of-right', ONE);
  const contract = await signed(room, { sum: 12 });
  await done(room, ONE, onContract(contract, { type: 'demandWith', pledge: seal }));
  const act = { type: 'annulContract', contract, reason: 'as agreed' } as const;
  expect(await told(ORGANISER, act)).toMatchObject([{ card: 'seal-of-right', to: 'hand' }]);
});

test('annulled, what was set aside under the contract goes back to whoever was giving it, face down', async () => {
  const gives = promiseOf(room, ONE, 'guest-right');
  const asks = promiseOf(room, TWO, 'friends-price');
  const contract = await signedWith(room, ONE, TWO, { gives, asks });
  const act = { type: 'annulContract', contract, reason: 'as agreed' } as const;
  expect(linesIn(await previewFor(room, ORGANISER, act), 'pledge', 'pledgesBack')).toEqual([
    { is: 'pledgesBack', to: 'Anna 0', count: 1 },
    { is: 'pledgesBack', to: 'Борис 1', count: 1 },
  ]);
});

test('what a ruin has taken out of the contract meanwhile is no longer given back: it is shown anew, and who was faster', async () => {
  const gives = promiseOf(room, ONE, 'guest-right');
  const asks = promiseOf(room, TWO, 'friends-price');
  const contract = await signedWith(room, ONE, TWO, { gives, asks });
  const act = { type: 'annulContract', contract, reason: 'as agreed' } as const;
  const shown = await previewFor(room, ORGANISER, act);
  if (typeof shown === 'string') throw new Error(shown);
  await done(room, ORGANISER, {
    type: 'ruinPerson',
    person: room.person(TWO),
    ruined: true,
    reason: 'they left',
  });
  const sheet = room.command({ ...act, holds: shown.mark });
  if (!('reason' in sheet)) throw new Error('an act of staff says why');
  expect(codeOf(await room.send(ORGANISER, sheet))).toBe('changed');
  expect((await room.looked(ORGANISER, sheet)).faster).toEqual({
    name: trader(ORGANISER).name,
    act: 'ruinPerson',
  });
});

test('sent home, a promise is taken from where its sheet has shown it, and not from whoever was given it since (PR26)', async () => {
  const pledge = promiseOf(room, ONE, 'the-cut');
  const cuts = { type: 'playPledge', pledge, named: 9 } as const;
  await given(room, ONE, TWO, { gives: pledge });
  await done(room, TWO, cuts);
  const act = { type: 'sendPledgeHome', pledge, reason: 'lost' } as const;
  const shown = await previewFor(room, ORGANISER, act);
  if (typeof shown === 'string') throw new Error(shown);
  await done(room, TWO, { type: 'letGoPledge', pledge });
  await given(room, ONE, STRANGER, { gives: pledge });
  await done(room, STRANGER, cuts);
  const sheet = room.command({ ...act, holds: shown.mark });
  if (!('reason' in sheet)) throw new Error('an act of staff says why');
  expect(codeOf(await room.send(ORGANISER, sheet))).toBe('changed');
  expect(await whereIs(room, pledge)).toBe('front 2');
  expect((await room.looked(ORGANISER, sheet)).faster).toEqual({
    name: trader(STRANGER).name,
    act: 'playPledge',
  });
  await done(room, ORGANISER, act);
  expect(await whereIs(room, pledge)).toBe('hand 0');
});

test('voided, what was played in the match goes back to whoever has played it', async () => {
  const blessing = await housePledge(room, 'blessing', ONE);
  await given(room, STRANGER, ONE, { gives: promiseOf(room, STRANGER, 'whisper') });
  const table = await sat(room);
  await stopAt(table, 'revealed');
  await plays(table, 'a', blessing, [{ seat: 'a', cell: 0 }]);
  const act = { type: 'voidMatch', match: table.match, shortfall: 'bank', reason: 'as agreed' } as const;
  expect(await told(REFEREE, act)).toMatchObject([{ card: 'blessing', to: 'hand' }]);
});
