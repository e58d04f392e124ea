// Promises of people who sit at the patrons' table (PT2): no window opens there, but what depends on a stake lost by
// count, on a proposed game or on the end of a match holds there too.

import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  onContract,
  ORGANISER,
  STRANGER,
  TWO,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { patronsSet, seatedAtPatrons } from '../../test/support/patronsRoom.ts';
import { given, openPromisingRoom, promiseOf, signedWith, whereIs } from '../../test/support/promising.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openPromisingRoom();
});
afterEach(() => closeVerified(room));

const ask = async (number: number, asked: Asked): Promise<string> => codeOf(await room.ask(number, asked));
const mine = (owner: number, card: string): string => promiseOf(room, owner, card);

test('insure: the owner pays half of a stake that is lost by count, and lies on before who has won', async () => {
  const backing = mine(STRANGER, 'backing');
  await given(room, STRANGER, ONE, { gives: backing });
  await done(room, ONE, { type: 'playPledge', pledge: backing, named: null });
  const purses = () => Promise.all([ONE, TWO, STRANGER].map((number) => room.purse(number)));
  for (let seed = 1, hasLost = false; !hasLost; seed += 1) {
    const before = await purses();
    const { table } = await seatedAtPatrons(room, { seed });
    const { common } = await table.until(({ common: { stage } }) => stage.at === 'finished');
    const outcome = common.stage.at === 'finished' ? common.stage.outcome : null;
    hasLost = outcome?.kind === 'counted' && outcome.winner === 'b';
    const moved = (await purses()).map((sum, i) => sum - (before[i] ?? 0));
    if (hasLost) expect(moved).toEqual([-10 + 5, 10, -5]);
    else expect(moved[2]).toBe(0);
    expect(await whereIs(room, backing)).toBe(hasLost ? 'hand 2' : 'front 0');
  }
});

test('PR7, PR14, PR25: it binds as a match does', async () => {
  const cut = mine(STRANGER, 'the-cut');
  await given(room, STRANGER, ONE, { gives: cut });
  await done(room, ONE, { type: 'playPledge', pledge: cut, named: 9 });
  const holds = await signedWith(room, STRANGER, ONE, { gives: mine(STRANGER, 'whisper') });
  await done(room, STRANGER, onContract(holds, { type: 'confirmHandover' }));
  const { match } = await seatedAtPatrons(room);
  expect(await ask(ONE, onContract(holds, { type: 'confirmHandover' }))).toBe('busy');
  expect(await ask(ONE, { type: 'letGoPledge', pledge: cut })).toBe('in-match');
  await done(room, ORGANISER, { type: 'ruinPerson', person: room.person(ONE), ruined: true, reason: 'r' });
  expect(await whereIs(room, cut)).toBe('front 0');
  await done(room, ONE, { type: 'playGame', match, command: { type: 'concede' } });
  expect(await whereIs(room, cut)).toBe('hand 2');
});

test('tie, truce: a game at that table is one', async () => {
  await done(room, ORGANISER, patronsSet('on'));
  const surety = mine(TWO, 'surety');
  await given(room, TWO, ONE, { gives: surety });
  const game = { stake: 5, friendly: false, table: 'patrons' } as const;
  await done(room, ONE, { type: 'proposeMatch', with: room.person(TWO), ...game });
  expect(await whereIs(room, surety)).toBe('hand 1');
  await given(room, ONE, TWO, { gives: mine(ONE, 'guest-right') });
  expect(await ask(ONE, { type: 'proposeMatch', with: room.person(TWO), ...game })).toBe('truce');
});
