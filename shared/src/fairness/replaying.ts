// Replaying: plays a file's match again through the core of its table, and compares every event (F10).

import { err, ok, type Result, sameValue } from '../lib/index.ts';
import type { Entropy, FairError } from './command.ts';
import type { DecideSealed, SealedDecision } from './decideSealed.ts';
import type { CommandOf, EventOf, PublicOf, TableTypes } from './table.ts';

/** Says that the event at `index` does not follow from those before it. `expected` is the event that does, if known. */
export interface Contradiction<T extends TableTypes> {
  readonly index: number;
  readonly expected: PublicOf<T> | null;
  readonly refusal: T['refusal'] | FairError | null;
}

/** What a file says about how its match went. */
export interface Course<T extends TableTypes> {
  readonly events: readonly PublicOf<T>[];
  /** All that was drawn, in the order in which the core draws it. */
  readonly entropy: Entropy;
  readonly open: (entropy: Entropy) => SealedDecision<T>;
  readonly decide: DecideSealed<T>;
  /**
   * Returns the command behind the event at `index`, in the state before it; null if no command leads to such an
   * event.
   */
  readonly commandAt: (index: number, state: T['state']) => CommandOf<T> | null;
  /** Returns what the file has to hold for an event that follows; null if the event is not public. */
  readonly inFile: (event: EventOf<T>) => PublicOf<T> | null;
}

/** Returns the known draws in their order, and a fixed value once there are no more. */
export function drawnAgain(drawn: readonly string[]): Entropy {
  const unknown = '00'.repeat(32);
  let next = 0;
  return { draw: () => drawn[next++] ?? unknown };
}

/**
 * Compares the public events of a decision with those of the file from `from` on. Returns where the next decision
 * starts.
 */
function follows<T extends TableTypes>(
  course: Course<T>,
  from: number,
  { events }: SealedDecision<T>,
): Result<number, Contradiction<T>> {
  let index = from;
  for (const event of events) {
    const expected = course.inFile(event);
    if (expected === null) continue;
    if (!sameValue(expected, course.events[index])) return err({ index, expected, refusal: null });
    index += 1;
  }
  return ok(index);
}

function replay<T extends TableTypes>(
  course: Course<T>,
  onStep: (index: number) => void,
): Contradiction<T> | null {
  const { events, entropy, decide } = course;
  let decision = course.open(entropy);
  let next = follows(course, 0, decision);
  while (next.ok && next.value < events.length) {
    const index = next.value;
    onStep(index);
    const command = course.commandAt(index, decision.state);
    if (command === null) return { index, expected: null, refusal: null };
    const decided = decide(decision.state, command, entropy);
    if (!decided.ok) return { index, expected: null, refusal: decided.error };
    decision = decided.value;
    next = follows(course, index, decision);
  }
  return next.ok ? null : next.error;
}

/**
 * Plays a match again, and returns the first event that does not follow; null if all do. A file comes from people, so
 * what breaks an invariant of the core is a contradiction as well.
 */
export function contradictionIn<T extends TableTypes>(courseOf: () => Course<T>): Contradiction<T> | null {
  let reached = 0;
  try {
    return replay(courseOf(), (index) => {
      reached = index;
    });
  } catch {
    return { index: reached, expected: null, refusal: null };
  }
}
