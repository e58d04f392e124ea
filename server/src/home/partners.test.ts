// Partners: what a signed contract shows of the other party is shown anew when it changes, and what rests is not
// offered.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { contractInfo } from './index.ts';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  onContract,
  ORGANISER,
  signed,
  STRANGER,
  TWO,
} from '../../test/support/dealing.ts';
import { deckOf, drawUntil, intrigueSet, WORD } from '../../test/support/intriguing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import {
  offerWith,
  openPromisingRoom,
  promiseOf,
  signedWith,
  switched,
} from '../../test/support/promising.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openPromisingRoom();
});
afterEach(() => closeVerified(room));

const ofOne = () => promiseOf(room, ONE, 'the-cut');
const accept = { type: 'accept', pledges: true } as const;
const confirm = { type: 'confirmHandover' } as const;

async function shownTo(number: number, id: string) {
  const { services, store } = room;
  const actor = await services.world.actors.of(store.read, room.device(number));
  const contract = present(await store.read.contracts.contract(id), 'a contract');
  return contractInfo(services.world, store.read, actor, contract);
}
const mayOf = async (number: number, id: string) => (await shownTo(number, id)).may;

test('PR7: who waits for a handover that brings a promise is told anew when the other is bound, or free', async () => {
  const [one, two, stranger] = await Promise.all([ONE, TWO, STRANGER].map((number) => room.key(number)));
  const waiting = async () => room.store.read.home.partnersWaiting([present(two, 'TWO')]);
  await signed(room);
  await offerWith(room, STRANGER, TWO, { asks: promiseOf(room, TWO, 'whisper') });
  expect(await waiting()).toEqual([]);
  const contract = await signedWith(room, ONE, TWO, { gives: ofOne() });
  expect(await waiting()).toEqual([one]);
  const other = await signedWith(room, STRANGER, TWO, { asks: promiseOf(room, TWO, 'whisper') });
  expect(new Set(await waiting())).toEqual(new Set([one, stranger]));
  for (const party of [ONE, TWO]) await done(room, party, onContract(contract, confirm));
  for (const party of [STRANGER, TWO]) await done(room, party, onContract(other, { type: 'agreeAnnul' }));
  expect(await waiting()).toEqual([]);
});

test('whoever has signed with somebody hears that they are frozen, and let go again, and reads who is', async () => {
  const contract = await signed(room);
  await room.made(STRANGER, {
    type: 'offerContract',
    with: room.person(TWO),
    text: 'Silk',
    sum: 5,
    payer: 'one',
    counters: null,
  });
  const rung = new Set<number>();
  room.services.world.bell.listen({ rung: (people) => people.forEach((key) => rung.add(key)) });
  for (const frozen of [true, false]) {
    rung.clear();
    const person = room.person(TWO);
    await done(room, ORGANISER, { type: 'freezePerson', person, frozen, reason: 'r' });
    expect(rung).toEqual(new Set([await room.key(ONE), await room.key(TWO)]));
    expect((await shownTo(ONE, contract)).stopped).toEqual({ one: false, two: frozen });
  }
});

test('IN21: nothing that opens a match is offered while an action is open around one of the two', async () => {
  await done(room, ORGANISER, intrigueSet('on'));
  await done(room, ORGANISER, WORD);
  await drawUntil(room, TWO, 'intercepted-letter');
  const tongue = await drawUntil(room, STRANGER, 'loose-tongue');
  const proposed = await signed(room);
  await done(room, ONE, onContract(proposed, { type: 'proposeGame', amount: 5 }));
  const demanded = await signed(room, { sum: 12 });
  await done(room, ONE, onContract(demanded, { type: 'demandSixth' }));
  const offer = await offerWith(room, ONE, TWO, { game: 3 });
  const mays = () => Promise.all([proposed, demanded, offer].map((id) => mayOf(TWO, id)));
  const opening = (all: readonly (readonly string[])[]) =>
    all.map((may) => ['agreeGame', 'chooseRounding', 'accept'].filter((act) => may.includes(act)));
  const before = await mays();
  expect(opening(before)).toEqual([['agreeGame'], ['chooseRounding'], ['accept']]);
  await done(room, STRANGER, { type: 'playIntrigue', card: tongue, chosen: [room.person(TWO)] });
  expect(opening(await mays())).toEqual([[], [], []]);
  const sized = { type: 'chooseRounding', proposal: 1, amount: 2 } as const;
  for (const [id, wish] of [
    [proposed, { type: 'agreeGame', proposal: 1 }],
    [demanded, sized],
    [offer, { type: 'accept', game: 3 }],
  ] as const)
    expect(codeOf(await room.ask(TWO, onContract(id, wish)))).toBe('play-open');
  const asking = (await deckOf(room)).common.askings;
  await done(room, TWO, { type: 'passIntrigue', asking });
  expect(await mays()).toEqual(before);
});

describe('while promises are off', () => {
  test('an offer that names one is not to be accepted, and nobody is told that it is', async () => {
    const contract = await offerWith(room, ONE, TWO, { gives: ofOne() });
    const plain = await offerWith(room, ONE, TWO, {});
    expect(await mayOf(TWO, contract)).toContain('accept');
    await done(room, ORGANISER, switched('off'));
    expect(codeOf(await room.ask(TWO, onContract(contract, accept)))).toBe('promises-off');
    expect(await mayOf(TWO, contract)).toEqual(['decline', 'counter']);
    expect(await mayOf(TWO, plain)).toContain('accept');
  });

  test('the last handover of a contract that holds one waits; the first does not, nor another contract', async () => {
    const contract = await signedWith(room, ONE, TWO, { gives: ofOne() });
    const plain = await signed(room);
    await done(room, ORGANISER, switched('off'));
    expect(await mayOf(ONE, contract)).toContain('confirmHandover');
    for (const id of [contract, plain]) await done(room, ONE, onContract(id, confirm));
    expect(codeOf(await room.ask(TWO, onContract(contract, confirm)))).toBe('promises-off');
    expect(await mayOf(TWO, contract)).not.toContain('confirmHandover');
    expect(await mayOf(TWO, plain)).toContain('confirmHandover');
    await done(room, ORGANISER, switched('on'));
    expect(await mayOf(TWO, contract)).toContain('confirmHandover');
  });
});
