// Promising: a room in which promises are on and dealt, and contracts that pass them on (PROMISES).

import { present } from '@dunmer/shared/lib';
import type { PledgesInfo } from '@dunmer/shared/protocol';
import { pledgesInfo } from '../../src/home/index.ts';
import { done, ONE, openRoom, ORGANISER, STRANGER, TWO } from './dealing.ts';
import type { EventRoom, RoomOptions } from './eventRoom.ts';
import { onContract } from './onContract.ts';

/** The houses of the three traders; each house is also the card of its promise. */
export const HOUSES: Readonly<Record<number, string>> = {
  [ONE]: 'guest-right',
  [TWO]: 'friends-price',
  [STRANGER]: 'backing',
};

export const switched = (value: 'on' | 'off') =>
  ({ type: 'set', change: { name: 'promises', value }, reason: 'as we like it' }) as const;

/** Switches promises on and deals to ONE, TWO and STRANGER. */
export async function dealAll(room: EventRoom): Promise<void> {
  await done(room, ORGANISER, switched('on'));
  for (const [number, house] of Object.entries(HOUSES)) {
    const people = [room.person(Number(number))];
    await done(room, ORGANISER, { type: 'dealPledges', people, house, reason: 'at the start' });
  }
}

/** Opens a room with promises. */
export async function openPromisingRoom(options: Partial<RoomOptions> = {}): Promise<EventRoom> {
  const room = await openRoom(options);
  await dealAll(room);
  return room;
}

/** Returns the key of somebody's promise, by its card. */
export const promiseOf = (room: EventRoom, owner: number, card: string): string =>
  `${room.person(owner)}/${card}`;

export interface Naming {
  readonly gives?: string | null;
  readonly asks?: string | null;
  readonly sum?: number;
  readonly payer?: 'one' | 'two';
  readonly game?: number | null;
}

/** Makes an offer of `by` to `to` that names promises; the sum is 0 unless the terms say otherwise. */
export const offerWith = (
  room: EventRoom,
  by: number,
  to: number,
  { gives = null, asks = null, sum = 0, payer = 'one', game = null }: Naming,
): Promise<string> =>
  room.made(by, {
    type: 'offerContract',
    with: room.person(to),
    text: 'A word for a word',
    sum,
    payer,
    counters: null,
    game,
    pledges: { gives, asks },
  });

/** Makes the same offer, and `to` signs it. */
export async function signedWith(room: EventRoom, by: number, to: number, naming: Naming): Promise<string> {
  const contract = await offerWith(room, by, to, naming);
  await done(room, to, onContract(contract, { type: 'accept', pledges: true }));
  return contract;
}

/** Makes the same contract, and both fulfil it: each promise is in the other's hand, or lies before them. */
export async function given(room: EventRoom, by: number, to: number, naming: Naming): Promise<string> {
  const contract = await signedWith(room, by, to, naming);
  for (const party of [by, to]) await done(room, party, onContract(contract, { type: 'confirmHandover' }));
  return contract;
}

/** Returns what a trader reads of promises. */
export async function readBy(room: EventRoom, number: number): Promise<PledgesInfo> {
  return pledgesInfo(room.services.world, room.store.read, await room.key(number));
}

/** Returns where a promise is, as the database has it: `hand 2`, `front 1`, `held 1`, `out`. */
export async function whereIs(room: EventRoom, key: string): Promise<string> {
  const all = await room.store.read.pledges.pledges();
  const one = present(
    all.find(({ ownerId, card }) => `${ownerId}/${card}` === key),
    'a promise',
  );
  const numbers = await Promise.all([ONE, TWO, STRANGER].map((number) => room.key(number)));
  const of = numbers.findIndex((person) => person === one.of);
  return one.of === null ? one.place : `${one.place} ${of}`;
}
