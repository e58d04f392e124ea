// Windowed: a match in which promises are played step by step. Both decks are equal, so that nothing falls and nobody
// has to choose; the promises were given to their holders before (PROMISES 3 and 4).

import { present } from '@dunmer/shared/lib';
import type { PlayCommand } from '@dunmer/shared/protocol';
import type { CommonState, Place, Seat } from '@dunmer/shared/rules';
import { codeOf, done, ONE, openRoom, ORGANISER, REFEREE, sitDown, TWO } from './dealing.ts';
import type { EventRoom, RoomOptions } from './eventRoom.ts';
import { Table } from './playOut.ts';
import { given, openPromisingRoom, promiseOf } from './promising.ts';

/** The trader whose promises are given to others. */
export const GIVER = 3;
/** Two of them face each other, and neither falls. */
const BEAST = 'stilt-beast';
const DECK = Array.from({ length: 6 }, () => BEAST);

export const EQUAL = {
  seeding: {
    count: 7,
    drakes: 100,
    cards: [DECK, DECK],
    staff: { [REFEREE]: 'referee', [ORGANISER]: 'organiser' },
  },
} as const;

/** Opens a room in which ONE and TWO play equal decks. */
export const openStakingRoom = (options: Partial<RoomOptions> = {}): Promise<EventRoom> =>
  openRoom({ ...EQUAL, ...options });

/** Opens the same room with promises. */
export const openWindowedRoom = (options: Partial<RoomOptions> = {}): Promise<EventRoom> =>
  openPromisingRoom({ ...EQUAL, ...options });

/**
 * Deals promises with this house to GIVER, or to `from`, who gives the promise of the house to `to`. Returns its key.
 */
export async function housePledge(room: EventRoom, house: string, to: number, from = GIVER): Promise<string> {
  const people = [room.person(from)];
  await done(room, ORGANISER, { type: 'dealPledges', people, house, reason: 'at the start' });
  const key = promiseOf(room, from, house);
  await given(room, from, to, { gives: key });
  return key;
}

/** ONE in seat a and TWO in seat b play for a stake. */
export const sat = async (room: EventRoom, stake = 10, seed = 5): Promise<Table> =>
  new Table(room, await sitDown(room, ONE, TWO, stake), { a: ONE, b: TWO }, seed);

export async function windowsOf(table: Table): Promise<NonNullable<CommonState['windows']>> {
  return present((await table.view('a')).common.windows, 'the match has windows');
}

/** Returns the hand of a seat, by its own view. */
export async function handIn(table: Table, seat: Seat): Promise<readonly string[]> {
  const view = await table.view(seat);
  return view.viewer === 'watcher' ? [] : (view.own.windows?.hand ?? []).map(({ key }) => key);
}

/** Plays a command of a seat; returns the code of its answer. */
export const said = async (table: Table, seat: Seat, command: PlayCommand): Promise<string> =>
  codeOf(await table.play(seat, command));

/** Plays a card on what is asked now, or while placing; returns the code of its answer. */
export async function plays(
  table: Table,
  seat: Seat,
  card: string,
  on: readonly Place[] = [],
): Promise<string> {
  const { phase, windows } = (await table.view(seat)).common;
  const asking = phase.at === 'stop' ? present(windows, 'a stop is in a window').asking : null;
  return said(table, seat, { type: 'play', card, on, asking });
}

export const passes = async (table: Table, seat: Seat): Promise<string> =>
  said(table, seat, { type: 'pass', asking: (await windowsOf(table)).asking });

/** Passes until a stop in this window; throws when there is none. */
export async function stopAt(table: Table, stop: 'revealed' | 'between' | 'count'): Promise<void> {
  for (;;) {
    const phase = await table.until('stop');
    if (phase.at !== 'stop') throw new Error(phase.at);
    if (phase.stop === stop) return;
    await passes(table, phase.asked);
  }
}

/** Lays the next row of a seat. */
export async function lays(table: Table, seat: Seat): Promise<void> {
  const answer = await table.play(seat, present(await table.next(seat), 'a row is due'));
  if (!answer.ok) throw new Error(`not laid: ${JSON.stringify(answer.error)}`);
}
