// MidQueue: a game at the patrons' table in which somebody is asked for a target while more abilities wait behind.

import { assert } from '@dunmer/shared/lib';
import { decideGame, type GameSeatCommand, movesOf, type SealedGameView } from '@dunmer/shared/patrons';
import type { PlayGameCommand } from '@dunmer/shared/protocol';
import { type Seat, SEATS } from '@dunmer/shared/rules';
import { PRINTED_GAME } from '../../src/catalogue/gameEdition.ts';
import type { EventRoom } from './eventRoom.ts';
import { type Seated, seatedAtPatrons } from './patronsRoom.ts';

const { terms } = PRINTED_GAME;
const decide = decideGame(terms);
type SeatView = Extract<SealedGameView, { viewer: Seat }>;

/** A game in which an answer is awaited in the middle of a queue. */
export interface MidQueue extends Seated {
  readonly seat: Seat;
  readonly command: PlayGameCommand;
}

const cardOf = (copy: string): string => copy.slice(2).split('#')[0] ?? '';

/** Chooses Ash Waste first and Moon Charm after it, otherwise creatures, which never strike. */
function chosen({ viewer, common, own }: SeatView): GameSeatCommand | undefined {
  const moves = movesOf(terms, decide, { viewer, common, own });
  if (common.stage.at === 'turn' && common.stage.asked !== null) return moves[0];
  const hasWaste = common.zone.some(({ card, control }) => card === 'ash-waste' && control === viewer);
  const plays = (isIt: (card: string) => boolean) =>
    moves.find((move) => move.type === 'play' && isIt(cardOf(move.copy)));
  return (
    plays((card) => card === 'ash-waste' || (hasWaste && card === 'moon-charm')) ??
    plays((card) => terms.catalogue.get(card)?.kind === 'creature') ??
    moves.at(-1)
  );
}

async function sought(seated: Seated): Promise<MidQueue | null> {
  const { table } = seated;
  for (;;)
    for (const seat of SEATS) {
      const view = await table.view(seat);
      const { stage, queue } = view.common;
      if (stage.at === 'finished') return null;
      let command = await table.next(seat);
      if (command === null) continue;
      assert(view.viewer !== 'watcher', 'a seat');
      if (command.type === 'choosePatron') command = { type: 'choosePatron', patron: 'shadow-master' };
      else if (stage.at === 'turn') {
        const move = chosen(view);
        assert(move !== undefined, 'a turn can be ended');
        const { seat: _, ...asked } = move;
        command = asked;
        if (stage.asked?.what === 'target' && queue.length > 0) return { ...seated, seat, command };
      }
      const played = await table.play(seat, command);
      assert(played.ok, `${command.type} is played`);
    }
}

/** Plays games until one reaches that point. */
export async function midQueue(open: () => Promise<EventRoom>): Promise<MidQueue> {
  for (let seed = 1; ; seed += 1) {
    // In a new room the match is another, with another seed.
    const room = await open();
    for (let nth = 0; nth < 4; nth += 1) {
      const found = await sought(await seatedAtPatrons(room, { seed }));
      if (found !== null) return found;
    }
    await room.close();
  }
}
