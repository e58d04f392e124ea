// Rulings: what a referee asks after the end of a match, and what it does to both purses.

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

/** A match over 10 inside a contract that b has won by a's conceding. */
export async function concededIn(
  room: EventRoom,
): Promise<{ readonly contract: ContractId; readonly table: Table }> {
  const contract = await signed(room);
  const table = await playing(room, contract, 10);
  await table.play('a', { type: 'concede' });
  return { contract, table };
}

/** A trader spends all but this. */
export async function leaves(room: EventRoom, number: number, left: number): Promise<void> {
  const drakes = (await room.purse(number)) - left;
  const person = room.person(number);
  await done(room, ORGANISER, { type: 'payOut', person, drakes, reason: 'for a horse' });
}

/** What is in both purses after this, minus what was before. */
export async function changeIn(room: EventRoom, act: () => Promise<unknown>): Promise<readonly number[]> {
  const before = await purses(room);
  await act();
  return (await purses(room)).map((sum, i) => sum - (before[i] ?? 0));
}
