import { afterEach, beforeEach, expect, test } from 'vitest';
import { err, ok } from '@dunmer/shared/lib';
import { EventRoom } from '../../test/support/eventRoom.ts';
import { type AccountName, BANK } from '../store/index.ts';
import { type Movement, transferAll } from './transferAll.ts';

const [ANNA, BORIS] = [0, 1];

let room: EventRoom;
beforeEach(async () => {
  room = await EventRoom.open({ seeding: { count: 2, drakes: 50 } });
});
afterEach(() => room.close());

/**
 * Makes movements between bank and purses, one after another; returns their outcome and what is then in the purses.
 */
async function moved(...sums: readonly (readonly [from: number | null, to: number | null, sum: number])[]) {
  const [anna, boris] = [await room.key(ANNA), await room.key(BORIS)];
  const account = (nth: number | null): AccountName =>
    nth === null ? BANK : { kind: 'purse', owner: nth === ANNA ? anna : boris };
  const movements = sums.map(([from, to, sum]): Movement => ({
    from: account(from),
    to: account(to),
    sum,
    why: from === null ? 'paid-in' : 'trade',
  }));
  const occasion = { subject: null, note: null, who: null, at: 1 };
  const done = await room.store.transact((tx) => transferAll(tx, movements, occasion));
  return { done, purses: [await room.purse(ANNA), await room.purse(BORIS)] };
}

test('whoever pays twice at once has to have both', async () => {
  expect(await moved([ANNA, BORIS, 30], [ANNA, BORIS, 21])).toEqual({
    done: err({ code: 'not-enough' }),
    purses: [50, 50],
  });
  expect(await moved([ANNA, BORIS, 30], [ANNA, BORIS, 20])).toEqual({ done: ok(null), purses: [0, 100] });
});

test('what has come meanwhile can be paid with, what comes later can’t', async () => {
  expect(await moved([BORIS, ANNA, 51], [ANNA, BORIS, 50])).toEqual({
    done: err({ code: 'not-enough' }),
    purses: [50, 50],
  });
  expect(await moved([ANNA, BORIS, 50], [BORIS, ANNA, 100])).toEqual({ done: ok(null), purses: [100, 0] });
});

test('the bank alone may owe', async () => {
  expect(await moved([null, ANNA, 1000], [null, BORIS, 1])).toEqual({ done: ok(null), purses: [1050, 51] });
});
