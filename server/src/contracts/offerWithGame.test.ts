// An offer may name a game's sum as well: whoever accepts it signs and agrees in one step (EVENT, "Contracts").

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { ContractView } from '@dunmer/shared/protocol';
import {
  closeVerified,
  codeOf,
  done,
  isBound,
  ONE,
  openRoom,
  openTableRoom,
  ORGANISER,
  purses,
  REFEREE,
  signed,
  started,
  stateOf,
  TWO,
  without,
  onContract,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { Table } from '../../test/support/playOut.ts';
import { contractInfo } from '../home/index.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => closeVerified(room));

type Offer = Extract<Asked, { type: 'offerContract' }>;
const offer = (game: number | null, more: Partial<Offer> = {}): Offer => ({
  type: 'offerContract',
  with: room.person(TWO),
  text: 'Silk',
  sum: 60,
  payer: 'one',
  counters: null,
  game,
  ...more,
});
const accept = (contract: string, game?: number): Asked => onContract(contract, { type: 'accept', game });
const ask = async (number: number, asked: Asked): Promise<string> => codeOf(await room.ask(number, asked));
const balance = async (kind: 'hold' | 'pot', owner: number | undefined): Promise<number> =>
  (await room.store.read.money.account({ kind, owner: owner ?? 0 }))?.balance ?? 0;
/** The open contracts of somebody, as their phone shows them. */
const seenBy = async (number: number): Promise<readonly ContractView[]> => {
  const key = await room.key(number);
  const actor = await room.services.world.actors.of(room.store.read, room.device(number));
  const open = await room.store.read.contracts.openContractsOf(key);
  return Promise.all(
    open.map((contract) => contractInfo(room.services.world, room.store.read, actor, contract)),
  );
};
const theOffer = async (number: number) => present((await seenBy(number))[0], 'an open contract');
const spend = async (number: number, drakes: number): Promise<void> =>
  done(room, ORGANISER, { type: 'payOut', person: room.person(number), drakes, reason: 'a horse' });
/** Leaves a person with `count` cards. */
async function leave(number: number, count: number): Promise<void> {
  for (const copy of (await room.copies(number)).slice(count))
    await done(room, ORGANISER, { type: 'moveCopy', copy, to: null, reason: 'lost' });
}

describe('an offer that names a game', () => {
  test('is signed and played by one yes: the price is held, both stakes are in the pot, both sit at the table', async () => {
    const contract = await room.made(ONE, offer(10));
    const match = await started(room, TWO, accept(contract, 10));
    expect(await purses(room)).toEqual([30, 90]);
    const [held, played] = [
      await room.store.read.contracts.contract(contract),
      await room.store.read.match(match),
    ];
    expect([await balance('hold', held?.key), await balance('pot', played?.key)]).toEqual([60, 20]);
    expect(played).toMatchObject({ kind: 'contract', stake: 10, contractId: contract });
    expect(await stateOf(room, contract)).toMatchObject({
      at: 'signed',
      game: { at: 'playing', amount: 10 },
    });
    expect([await isBound(room, ONE), await isBound(room, TWO)]).toEqual([true, true]);
    await new Table(room, match, { a: ONE, b: TWO }).play('a', { type: 'concede' });
    expect(await stateOf(room, contract)).toMatchObject({ game: { at: 'taken', by: 'two', amount: 10 } });
    for (const number of [ONE, TWO])
      await done(room, number, onContract(contract, { type: 'confirmHandover' }));
    expect(await purses(room)).toEqual([30, 170]);
  });

  test('says on both statements to what each entry belongs', async () => {
    const contract = await room.made(ONE, offer(10));
    const match = await started(room, TWO, accept(contract, 10));
    const entries = await room.store.read.money.entries(0, 100);
    const mine = entries.filter(({ why }) => why !== 'start');
    expect(mine.map(({ why, subject }) => [why, subject])).toEqual([
      ['hold', contract],
      ['stake', match],
      ['stake', match],
    ]);
  });

  test('changes nothing where the game can’t be begun: the contract is not signed either', async () => {
    const contract = await room.made(ONE, offer(10));
    const poor = await room.made(ONE, offer(10, { sum: 60 }));
    await spend(TWO, 95);
    expect(await room.ask(TWO, accept(poor, 10))).toEqual({
      ok: false,
      error: { code: 'not-enough', amount: 10 },
    });
    await spend(ONE, 35);
    expect(await ask(TWO, accept(contract, 10))).toBe('not-enough');
    expect(await stateOf(room, contract)).toEqual({ at: 'offered' });
    expect(await purses(room)).toEqual([65, 5]);
    expect([await isBound(room, ONE), await isBound(room, TWO)]).toEqual([false, false]);
  });

  test('is not played for less than the least prestige as it is by then, nor while one of the two is in a match', async () => {
    const contract = await room.made(ONE, offer(10));
    const least = (value: number): Asked => ({ type: 'set', change: { name: 'least', value }, reason: 'r' });
    await done(room, ORGANISER, least(11));
    expect(await ask(TWO, accept(contract, 10))).toBe('below-least');
    expect((await theOffer(TWO)).may).toEqual(['decline', 'counter']);
    await done(room, ORGANISER, least(1));
    await without(room, 0);
    expect(await ask(TWO, accept(contract, 10))).toBe('busy');
  });

  test('is not signed without a card to lay', async () => {
    const contract = await room.made(ONE, offer(10));
    await leave(ONE, 0);
    expect(await ask(TWO, accept(contract, 10))).toBe('no-cards');
    expect(await purses(room)).toEqual([100, 100]);
  });

  test('accepted for another sum than it names is stale', async () => {
    const contract = await room.made(ONE, offer(10));
    expect(await ask(TWO, accept(contract, 300))).toBe('stale-proposal');
    expect(await ask(TWO, accept(await room.made(ONE, offer(null)), 10))).toBe('stale-proposal');
  });

  test('can be countered with the contract alone', async () => {
    const contract = await room.made(ONE, offer(10));
    const alone = { with: room.person(ONE), payer: 'two', counters: contract } as const;
    const counter = await room.made(TWO, offer(null, alone));
    expect(await ask(ONE, accept(counter))).toBe('ok');
    expect(await stateOf(room, counter)).toMatchObject({ at: 'signed', game: { at: 'none' } });
  });

  test('is annulled after a void of the running match like any other, and may be played again before (R17)', async () => {
    const contract = await room.made(ONE, offer(10));
    const match = await started(room, TWO, accept(contract, 10));
    await done(room, REFEREE, { type: 'voidMatch', match, reason: 'a fire', shortfall: 'refuse' });
    expect(await purses(room)).toEqual([40, 100]);
    await done(room, TWO, onContract(contract, { type: 'proposeGame', amount: 5 }));
    expect(await ask(ONE, onContract(contract, { type: 'agreeGame', proposal: 1 }))).toBe('ok');
  });

  test('is played from the table where coins lie there', async () => {
    await room.close();
    room = await openTableRoom();
    const contract = await room.made(ONE, offer(700, { sum: 5000 }));
    await started(room, TWO, accept(contract, 700));
    expect(await room.store.read.money.entries(0, 9)).toEqual([]);
  });
});

describe('an offer that names a game, to a phone of protocol 4, which shows the contract alone', () => {
  test('is countered with the contract alone by its yes: no match is opened unawares, and no contract without the game either', async () => {
    const contract = await room.made(ONE, offer(10));
    const answer = await room.ask(TWO, onContract(contract, { type: 'accept' }));
    expect(answer).toMatchObject({ ok: true, value: { type: 'made' } });
    expect(await stateOf(room, contract)).toEqual({ at: 'countered' });
    expect(await purses(room)).toEqual([100, 100]);
    const back = await theOffer(ONE);
    expect(back).toMatchObject({ party: 'two', text: 'Silk', sum: 60, payer: 'two', game: null });
    expect(back.may).toEqual(['accept', 'decline', 'counter']);
    expect(await ask(ONE, onContract(back.contract, { type: 'accept' }))).toBe('ok');
    expect(await purses(room)).toEqual([40, 100]);
  });

  test('can be declined, and the history says of a yes that it was a counter-offer', async () => {
    expect(await ask(TWO, onContract(await room.made(ONE, offer(10)), { type: 'decline' }))).toBe('ok');
    const contract = await room.made(ONE, offer(10));
    await done(room, TWO, onContract(contract, { type: 'accept' }));
    const stored = present(await room.store.read.contracts.contract(contract), 'a contract');
    const actor = await room.services.world.actors.of(room.store.read, room.device(ONE));
    const info = await contractInfo(room.services.world, room.store.read, actor, stored);
    expect(info.history.map(({ act }) => act)).toEqual(['offerContract', 'counterContract']);
    expect((await seenBy(ONE)).map(({ contract: id }) => id)).not.toContain(contract);
  });
});

describe('who is short says so before anybody sits down with them (rule 2.2)', () => {
  test('who was asked sees how many cards the writer has; the writer nothing of theirs, whatever they have', async () => {
    await leave(ONE, 5);
    await room.made(ONE, offer(10));
    const before = await theOffer(ONE);
    await leave(TWO, 4);
    expect(await theOffer(ONE)).toEqual(before);
    expect(before.short).toEqual({ one: 5, two: null });
    expect(await theOffer(TWO)).toMatchObject({ short: { one: 5, two: 4 }, unsaid: true });
  });

  test('a short trader’s yes offers the same back; who wrote it first sees how many cards there are, and has the last word', async () => {
    await leave(TWO, 4);
    const contract = await room.made(ONE, offer(10));
    expect(await room.ask(TWO, accept(contract, 10))).toMatchObject({ ok: true, value: { type: 'made' } });
    expect(await stateOf(room, contract)).toEqual({ at: 'countered' });
    const back = await theOffer(ONE);
    expect(back).toMatchObject({ party: 'two', sum: 60, payer: 'two', game: 10, unsaid: false });
    expect(back.short).toEqual({ one: 4, two: null });
    await started(room, ONE, accept(back.contract, 10));
    expect(await purses(room)).toEqual([30, 90]);
  });

  test('where both are short, each has seen the other’s number by then', async () => {
    await leave(ONE, 3);
    await leave(TWO, 4);
    const contract = await room.made(ONE, offer(10));
    await done(room, TWO, accept(contract, 10));
    for (const number of [ONE, TWO]) expect((await theOffer(number)).short).toEqual({ one: 4, two: 3 });
    await started(room, ONE, accept((await theOffer(ONE)).contract, 10));
  });

  test('an offer of the contract alone counts nobody’s cards, and a yes to it signs', async () => {
    await leave(ONE, 3);
    await leave(TWO, 4);
    const contract = await room.made(ONE, offer(null));
    for (const number of [ONE, TWO])
      expect(await theOffer(number)).toMatchObject({ short: { one: null, two: null }, unsaid: false });
    expect(await ask(TWO, accept(contract))).toBe('ok');
    for (const number of [ONE, TWO]) expect((await theOffer(number)).short).toEqual({ one: 3, two: 4 });
  });

  test('of a signed contract it is told as long as a game may follow, and not after', async () => {
    await leave(TWO, 4);
    const contract = await signed(room);
    const short = async () => (await theOffer(ONE)).short;
    expect(await short()).toEqual({ one: null, two: 4 });
    await done(room, ONE, onContract(contract, { type: 'confirmHandover' }));
    expect(await short()).toEqual({ one: null, two: null });
    await done(room, ONE, onContract(contract, { type: 'takeBackHandover' }));
    await done(room, ONE, onContract(contract, { type: 'demandSixth' }));
    expect(await short()).toEqual({ one: null, two: 4 });
    const match = await started(
      room,
      TWO,
      onContract(contract, { type: 'chooseRounding', proposal: 1, amount: 10 }),
    );
    await new Table(room, match, { a: ONE, b: TWO }).play('a', { type: 'concede' });
    expect(await short()).toEqual({ one: null, two: null });
  });
});
