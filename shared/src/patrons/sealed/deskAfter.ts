// deskAfter: what the game itself does to its desk: a seat that has acted is no longer called on, and the end clears
// all.

import { type DeskState, deskWithout } from '../../fairness/index.ts';
import type { Seat } from '../../rules/index.ts';
import { type GameDue, gameDueIn } from './due.ts';
import type { SealedGameEvent } from './event.ts';
import type { GameStanding } from './state.ts';

const isSame = (x: GameDue, y: GameDue): boolean => x.seat === y.seat && x.what === y.what;

/** Whether a seat has done something in its turn. The turn itself stays awaited until it ends. */
const hasActed = (event: SealedGameEvent, seat: Seat): boolean =>
  (event.type === 'Paid' || event.type === 'StrikeDeclared') && event.seat === seat;

/** Returns the desk after an event, other than a note, that has led from one standing to another. */
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
