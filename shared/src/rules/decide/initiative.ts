// Initiative: which pending ability comes up next, and which side goes first when both share an initiative.

import type { PendingAbility } from '../phase.ts';
import { type Seat, SEATS } from '../seat.ts';
import { worksOf } from '../windowsState.ts';
import type { Run } from './run.ts';

/** Whether an ability counts for a toss when the first of its initiative would come up (R2, R7). */
export type Ready = (entry: PendingAbility) => boolean;

/** Returns the side that goes first because of a card of its own (`first`); null if neither or both have one. */
function firstBySay(run: Run): Seat | null {
  const { windows } = run.state.common;
  if (windows === undefined) return null;
  const [a, b] = SEATS.map((seat) => worksOf(windows, seat, 'first').length > 0);
  return a === b ? null : a ? 'a' : 'b';
}

/**
 * Returns the ability that comes up next; null if none is left. If both sides share its initiative, it first settles
 * who goes first: by a toss if both have an ability that is ready (3.2, R2, R7), otherwise the side that has one.
 */
export function nextPending(run: Run, ready: Ready): PendingAbility | null {
  const { pending, turn, step } = run.queue;
  const head = pending[0];
  if (head === undefined) return null;
  const { initiative } = head;
  const shares = (entry: PendingAbility): boolean => entry.initiative === initiative;
  if (!pending.some((entry) => shares(entry) && entry.seat !== head.seat)) return head;
  const group = pending.filter(shares);
  if (turn?.initiative !== initiative) {
    const [a, b] = SEATS.map((seat) => group.some((entry) => entry.seat === seat && ready(entry)));
    const said = a && b ? firstBySay(run) : null;
    if (said !== null) run.emit({ type: 'InitiativeSettled', to: 'everyone', initiative, first: said });
    else if (a && b) run.toss({ step, initiative });
    else run.emit({ type: 'InitiativeSettled', to: 'everyone', initiative, first: b ? 'b' : 'a' });
  }
  const first = run.queue.turn?.first;
  return group.find((entry) => entry.seat === first) ?? head;
}
