// deskAfter: what the game itself does to its desk: who was called on has acted, and all ends with the game.

import { type DeskState, deskWithout } from '../../fairness/index.ts';
import type { Seat } from '../../rules/index.ts';
import { type GameDue, gameDueIn } from './due.ts';
import type { SealedGameEvent } from './event.ts';
import type { GameStanding } from './state.ts';

const isSame = (x: GameDue, y: GameDue): boolean => x.seat === y.seat && x.what === y.what;

/** Whether a seat has done something in its turn, which is awaited until it ends. */
const hasActed = (event: SealedGameEvent, seat: Seat): boolean =>
  (event.type === 'Paid' || event.type === 'StrikeDeclared') && event.seat === seat;

/** The desk after an event that has led from one standing to another; notes are another matter. */
export const gameDeskAfter = (
  desk: DeskState,
  event: SealedGameEvent,
  before: GameStanding,
  after: GameStanding,
): DeskState =>
  deskWithout(desk, after.common.stage.at === 'finished', (seat) => {
    if (hasActed(event, seat)) return true;
    const still = gameDueIn(after);
    return gameDueIn(before).some((due) => due.seat === seat && !still.some((other) => isSame(other, due)));
  });
