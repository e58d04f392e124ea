// deskAfter: what the match itself does to its desk: a seat that has acted is no longer called on, and the end clears
// all.

import type { DeskState } from './desk.ts';
import { type Due, dueIn, type Standing } from './due.ts';

const isSame = (x: Due, y: Due): boolean => x.seat === y.seat && x.what === y.what;

/** Whether a seat is asked at a stop or for an answer. It may then be asked again at once, for something else. */
const isAsked = ({ what }: Due): boolean => what === 'stop' || what === 'answer';

/** Whether this seat has done what was awaited from it, or a default or the end has made that unnecessary. */
function isAnswered(seat: Due['seat'], before: Standing, after: Standing): boolean {
  // A new choice may follow at once, so that the seat is still awaited with a choice.
  if (before.common.choices !== after.common.choices) return true;
  const isAskedAnew = before.common.windows?.asking !== after.common.windows?.asking;
  const still = dueIn(after);
  return dueIn(before).some(
    (due) =>
      due.seat === seat && ((isAskedAnew && isAsked(due)) || !still.some((other) => isSame(other, due))),
  );
}

/** Returns the desk without the seats that have answered. A finished match is not paused. */
export function deskWithout(
  desk: DeskState,
  isOver: boolean,
  isAnswered: (seat: Due['seat']) => boolean,
): DeskState {
  const { announced, hurried, paused } = desk;
  if (announced === null && hurried.length === 0 && !paused) return desk;
  const isOpen = (seat: Due['seat']): boolean => !isOver && !isAnswered(seat);
  const still = hurried.filter(isOpen);
  const goesOn = announced !== null && isOpen(announced.seat);
  const isSameDesk =
    goesOn === (announced !== null) && still.length === hurried.length && paused === (paused && !isOver);
  if (isSameDesk) return desk;
  return { ...desk, paused: paused && !isOver, announced: goesOn ? announced : null, hurried: still };
}

/** Returns the desk after the match has gone from one standing to another. */
export const deskAfter = (desk: DeskState, before: Standing, after: Standing): DeskState =>
  deskWithout(desk, after.common.phase.at === 'finished', (seat) => isAnswered(seat, before, after));
