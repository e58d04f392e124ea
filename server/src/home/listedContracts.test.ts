import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  done,
  offered,
  ONE,
  openRoom,
  ORGANISER,
  signed,
  STRANGER,
  TWO,
  onContract,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { affairsOf, listedContracts } from './index.ts';

const ALL = Number.MAX_SAFE_INTEGER;

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const page = async (number: number, before = ALL) =>
  listedContracts(room.store.read, await room.key(number), before);

/** One of each: fulfilled, annulled, declined, withdrawn, countered, in this order. */
async function oneOfEach(): Promise<readonly string[]> {
  const fulfilled = await signed(room, { sum: 5 });
  for (const party of [ONE, TWO]) await done(room, party, onContract(fulfilled, { type: 'confirmHandover' }));
  const annulled = await signed(room, { sum: 5 });
  await done(room, ORGANISER, { type: 'annulContract', contract: annulled, reason: 'a quarrel' });
  const declined = await offered(room);
  await done(room, TWO, onContract(declined, { type: 'decline' }));
  const withdrawn = await offered(room);
  await done(room, ONE, onContract(withdrawn, { type: 'withdraw' }));
  const countered = await offered(room);
  const counter = { type: 'offerContract', text: 'Nine bales', sum: 4, payer: 'two' } as const;
  await room.made(TWO, { ...counter, with: room.person(ONE), counters: countered });
  return [fulfilled, annulled, declined, withdrawn, countered];
}

describe('the list of contracts', () => {
  test('has all, newest first: what is open, fulfilled, annulled, declined, withdrawn or countered', async () => {
    const open = await signed(room, { sum: 5 });
    const ids = await oneOfEach();
    const { items, next } = await page(ONE);
    const [counter, ...others] = items;
    expect(others.map(({ contract }) => contract)).toEqual([open, ...ids].toReversed());
    expect(counter).toMatchObject({ state: 'offered', mine: false, text: 'Nine bales', pays: true });
    expect((await page(TWO)).items[0]).toMatchObject({ state: 'offered', mine: true, pays: false });
    expect(others.map(({ state }) => state)).toEqual([
      'countered',
      'withdrawn',
      'declined',
      'annulled',
      'fulfilled',
      'signed',
    ]);
    expect(next).toBeNull();
  });

  test('has what is signed and finds no room in a home, which says of thirty and some', async () => {
    const offer = { type: 'offerContract', sum: 0, payer: 'one', counters: null } as const;
    const text = 'ж'.repeat(500);
    for (let i = 0; i < 45; i++) {
      const contract = await room.made(ONE, { ...offer, text, with: room.person(TWO) });
      await done(room, TWO, onContract(contract, { type: 'accept' }));
    }
    const { world } = room.services;
    const { contracts } = await affairsOf(world, room.store.read, await room.key(TWO));
    expect(contracts.length).toBeLessThan(45);
    const listed = new Set<string>();
    for (let before: number | null = ALL; before !== null;) {
      const { items, next }: Awaited<ReturnType<typeof page>> = await page(TWO, before);
      for (const { contract, state } of items) if (state === 'signed') listed.add(contract);
      before = next;
    }
    expect(listed.size).toBe(45);
  });

  test('are told to each party from their own side, and to nobody else', async () => {
    const contract = await signed(room, { sum: 5, payer: 'two' });
    await done(room, ORGANISER, { type: 'annulContract', contract, reason: 'a quarrel' });
    const common = { contract, text: 'Ten bales of silk', sum: 5, state: 'annulled' };
    expect((await page(ONE)).items).toMatchObject([
      { ...common, pays: false, other: { person: room.person(TWO) } },
    ]);
    expect((await page(TWO)).items).toMatchObject([
      { ...common, pays: true, other: { person: room.person(ONE) } },
    ]);
    expect((await page(STRANGER)).items).toEqual([]);
    expect((await page(ORGANISER)).items).toEqual([]);
  });

  test('come a page at a time, each once', async () => {
    for (let i = 0; i < 21; i++) await done(room, ONE, onContract(await offered(room), { type: 'withdraw' }));
    const first = await page(TWO);
    expect(first.items).toHaveLength(20);
    const rest = await page(TWO, first.next ?? 0);
    expect([rest.items.length, rest.next]).toEqual([1, null]);
    const all = [...first.items, ...rest.items].map(({ contract }) => contract);
    expect(new Set(all).size).toBe(21);
  });
});
