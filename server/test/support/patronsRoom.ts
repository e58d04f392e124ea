// PatronsRoom: two traders of a room sit at the patrons' table, by a challenge, with the module on.

import type { SealedGameView } from '@dunmer/shared/patrons';
import type { MatchId } from '@dunmer/shared/protocol';
import { done, ONE, ORGANISER, started, TWO } from './dealing.ts';
import type { Asked, EventRoom } from './eventRoom.ts';
import { GameTable } from './gameTable.ts';

const reason = 'as the event goes';

/** Switches the module on, or off. */
export const patronsSet = (value: 'on' | 'off'): Asked => ({
  type: 'set',
  change: { name: 'patrons', value },
  reason,
});

/** Sets a clock of the table (PT27); 0 is off. */
export const gameClock = (name: 'turnClock' | 'askClock', value: number): Asked => ({
  type: 'set',
  change: { name, value },
  reason,
});

/** Two traders who play, the first from seat a. */
export interface Seated {
  readonly room: EventRoom;
  readonly match: MatchId;
  readonly table: GameTable;
}

/** Seats ONE and TWO, who play for ten drakes each unless the options say otherwise. */
export async function seatedAtPatrons(
  room: EventRoom,
  { seed = 1, stake = 10 }: { readonly seed?: number; readonly stake?: number } = {},
): Promise<Seated> {
  await done(room, ORGANISER, patronsSet('on'));
  const terms = { with: room.person(TWO), stake, friendly: stake === 0, table: 'patrons' } as const;
  const proposal = await room.made(ONE, { type: 'proposeMatch', ...terms });
  const match = await started(room, TWO, { type: 'acceptMatch', proposal, table: 'patrons' });
  return { room, match, table: new GameTable(room, match, { a: ONE, b: TWO }, seed) };
}

/** Both play on to the main part of this turn, or of a later one. */
export const untilTurn = ({ table }: Seated, turn = 1): Promise<SealedGameView> =>
  table.until(
    ({ common: { stage } }) =>
      stage.at === 'turn' && stage.turn >= turn && stage.part === 'main' && stage.asked === null,
  );

/** Both play on until one of them is asked for this; throws when the game ends before that. */
export async function untilAsked(
  { table }: Seated,
  what: 'defend' | 'target' | 'discard' | 'keep',
): Promise<SealedGameView> {
  const view = await table.until(
    ({ common: { stage } }) => stage.at === 'turn' && stage.asked?.what === what,
  );
  if (view.common.stage.at === 'finished') throw new Error(`nobody was asked to ${what}`);
  return view;
}
