// Eve of games: an event as it is right before a move at the patrons' table, in each of its stages, and before the acts
// that end a game.

import type { SealedGameView } from '@dunmer/shared/patrons';
import type { PlayGameCommand } from '@dunmer/shared/protocol';
import { done, ONE, openRoom, ORGANISER, REFEREE, TWO } from '../support/dealing.ts';
import type { EventRoom } from '../support/eventRoom.ts';
import { midQueue } from '../support/midQueue.ts';
import { gameClock, patronsSet, seatedAtPatrons, untilTurn } from '../support/patronsRoom.ts';
import { award, voiding } from '../support/rulings.ts';
import { asking, type Eve, imageOf, traderOf } from './bring.ts';

/** What everybody knows of a game. */
type Common = SealedGameView['common'];

/** A room in which both clocks of the table run. */
async function openTimedRoom(): Promise<EventRoom> {
  const room = await openRoom();
  await done(room, ORGANISER, patronsSet('on'));
  for (const clock of ['turnClock', 'askClock'] as const) await done(room, ORGANISER, gameClock(clock, 30));
  return room;
}

/** Returns the eve of the first move, by chance, that leads from one state to another as wanted. */
async function moved(
  isWanted: (by: PlayGameCommand, before: Common, after: Common) => boolean,
): Promise<Eve> {
  for (let seed = 1; ; seed += 1) {
    const room = await openTimedRoom();
    const { table, match } = await seatedAtPatrons(room, { seed });
    for (let isOver = false; !isOver;) {
      const { seat, command: asked } = await table.due();
      const before = (await table.view(seat)).common;
      const image = imageOf(room);
      const command = room.command({ type: 'playGame', match, command: asked });
      const answer = await room.send(traderOf(seat), command);
      if (!answer.ok) throw new Error(`not played: ${answer.error.code}`);
      const after = (await table.view(seat)).common;
      isOver = after.stage.at === 'finished';
      if (!isWanted(asked, before, after)) continue;
      await room.close();
      return { image, trader: traderOf(seat), command };
    }
    await room.close();
  }
}

const askedIn = ({ stage }: Common) => (stage.at === 'turn' ? stage.asked : null);
const isOver = ({ stage }: Common): boolean => stage.at === 'finished';

/** Eves of moves, which only the log of the match tells of. */
export const EVES_OF_MOVES = {
  'a patron with which both are opened': () =>
    moved(
      ({ type }, _, { stage }) =>
        type === 'choosePatron' && stage.at === 'preparing' && stage.step !== 'patrons',
    ),
  'an n of a phone': () => moved(({ type }) => type === 'open'),
  'an exchange with which the first turn begins': () =>
    moved(({ type }, _, { stage }) => type === 'exchange' && stage.at === 'turn'),
  'a play whose queue waits for a choice': () =>
    moved(({ type }, _, after) => type === 'play' && askedIn(after) !== null),
  'a choice in the middle of a queue': async () => {
    const { room, match, seat, command } = await midQueue(openTimedRoom);
    const eve = {
      image: imageOf(room),
      trader: traderOf(seat),
      command: room.command({ type: 'playGame', match, command }),
    };
    await room.close();
    return eve;
  },
  'a strike that asks for a defence': () =>
    moved(({ type }, _, after) => type === 'strike' && askedIn(after)?.what === 'defend'),
  'a defence': () => moved((by, _, after) => by.type === 'defend' && by.copy !== null && !isOver(after)),
  'the end of a turn': () => moved(({ type }, _, after) => type === 'endTurn' && !isOver(after)),
} as const;

/** Eves of what opens and settles a match. */
export const EVES_OF_GAMES = {
  'an opening at the patrons’ table': () =>
    asking(
      TWO,
      async (room) => {
        const terms = { with: room.person(TWO), stake: 10, friendly: false, table: 'patrons' } as const;
        const proposal = await room.made(ONE, { type: 'proposeMatch', ...terms });
        return { type: 'acceptMatch', proposal, table: 'patrons' };
      },
      openTimedRoom,
    ),
  'the move that ends a game': () => moved((by, _, after) => by.type !== 'concede' && isOver(after)),
  'an award at the patrons’ table': () =>
    asking(
      REFEREE,
      async (room) => {
        const seated = await seatedAtPatrons(room);
        await untilTurn(seated, 2);
        return award(seated, 'a');
      },
      openTimedRoom,
    ),
  'a void at the patrons’ table': () =>
    asking(
      REFEREE,
      async (room) => {
        const seated = await seatedAtPatrons(room);
        await untilTurn(seated, 2);
        return voiding(seated);
      },
      openTimedRoom,
    ),
} as const;
