// Waiting: who is waited for in a match and since when, in the match's time: the event's time without the match's own
// pauses.

import { sameValue } from '@dunmer/shared/lib';
import type { AwaitedOf } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import { dueIn, type LiveMatch, numberOf } from '../match/index.ts';

/** What a seat is waited for, and since when, in milliseconds of the match's time. */
export interface Awaited {
  readonly seat: Seat;
  readonly what: AwaitedOf;
  /** The number of the choice, question or turn, because one may follow another of its kind at once. */
  readonly choice: number | null;
  readonly at: number;
}

interface Pauses {
  /** How long the match has been paused before, in the event's time. */
  readonly lost: number;
  /** Since when it is paused, in the event's time; null where it is not. */
  readonly paused: number | null;
}

export interface Waiting extends Pauses {
  readonly awaited: readonly Awaited[];
}

/** The match's time when the event's is `now`. */
const timeAt = ({ lost, paused }: Pauses, now: number): number => (paused ?? now) - lost;

/** How long something has been awaited when the event's time is `now`. */
export const waitedAt = (waiting: Waiting, { at }: Awaited, now: number): number =>
  Math.max(0, timeAt(waiting, now) - at);

const NOTHING: Waiting = { lost: 0, paused: null, awaited: [] };

/** Adds up the pauses, depending on whether the match is paused now. */
function pausesOf(isPaused: boolean, { lost, paused }: Pauses, now: number): Pauses {
  if (isPaused) return { lost, paused: paused ?? now };
  return { lost: lost + (paused === null ? 0 : now - paused), paused: null };
}

/**
 * Returns who is waited for in a match as it stands; a wait that is still the same as `before` keeps its beginning.
 */
export function waitingOf(match: LiveMatch, before: Waiting | undefined, now: number): Waiting {
  const known = before ?? NOTHING;
  const pauses = pausesOf(match.state.desk.paused, known, now);
  const at = timeAt(pauses, now);
  const awaited = dueIn(match).map(({ seat, what }) => {
    const choice = numberOf(match, what);
    const still = known.awaited.find(
      (other) => other.seat === seat && other.what === what && other.choice === choice,
    );
    return still ?? { seat, what, choice, at };
  });
  const after = { ...pauses, awaited };
  return before !== undefined && sameValue(before, after) ? before : after;
}
