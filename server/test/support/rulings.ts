// Rulings: what a referee does after the end of a match, and what it does to both purses.

import type { ContractId, Shortfall } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import { done, ORGANISER, playing, purses, signed } from './dealing.ts';
import type { Asked, EventRoom } from './eventRoom.ts';
import type { Table } from './playOut.ts';

export const RULED = 'the film shows it';

export const award = (
  { match }: Pick<Table, 'match'>,
  winner: Seat,
  shortfall: Shortfall = 'refuse',
  claim = false,
): Asked => ({ type: 'award', match, winner, claim, shortfall, reason: RULED });

export const voiding = ({ match }: Pick<Table, 'match'>, shortfall: Shortfall = 'refuse'): Asked => ({
  type: 'voidMatch',
  match,
  shortfall,
  reason: RULED,
});

/** Plays a match over 10, inside a contract, that b wins because a concedes. */
export async function concededIn(
  room: EventRoom,
): Promise<{ readonly contract: ContractId; readonly table: Table }> {
  const contract = await signed(room);
  const table = await playing(room, contract, 10);
  await table.play('a', { type: 'concede' });
  return { contract, table };
}

/** Lets a trader spend all but `left` drakes. */
export async function leaves(room: EventRoom, number: number, left: number): Promise<void> {
  const drakes = (await room.purse(number)) - left;
  const person = room.person(number);
  await done(room, ORGANISER, { type: 'payOut', person, drakes, reason: 'for a horse' });
}

/** Returns how much each of the two purses has after `act`, minus what it had before. */
export async function changeIn(room: EventRoom, act: () => Promise<unknown>): Promise<readonly number[]> {
  const before = await purses(room);
  await act();
  return (await purses(room)).map((sum, i) => sum - (before[i] ?? 0));
}
