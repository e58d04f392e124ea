// Keeping: which clocks begin, end and get more time by one turn of a match.

import type { Seat } from '@dunmer/shared/rules';
import type { Turn } from '../match/index.ts';
import type { StoredEvent } from '../store/index.ts';
import { type ClockDue, clocksDue, factsOf, isSameClock } from './due.ts';

interface Extension {
  readonly clock: ClockDue;
  readonly ms: number;
}

export interface Changes {
  readonly begun: readonly ClockDue[];
  readonly ended: readonly ClockDue[];
  readonly extended: readonly Extension[];
}

const isIn = (clocks: readonly ClockDue[], clock: ClockDue): boolean =>
  clocks.some((other) => isSameClock(other, clock));

/** What of `wanted` is not there yet, and what is there and not wanted. */
export const difference = (there: readonly ClockDue[], wanted: readonly ClockDue[]): Changes => ({
  begun: wanted.filter((clock) => !isIn(there, clock)),
  ended: there.filter((clock) => !isIn(wanted, clock)),
  extended: [],
});

function secondsFor(events: readonly StoredEvent[], seat: Seat): number {
  let seconds = 0;
  for (const event of events)
    if (event.type === 'DeskNoted' && event.note.act === 'extended' && event.note.seat === seat)
      seconds += event.note.seconds;
  return seconds;
}

/**
 * What a turn does to the clocks of its match. The time of an announcement is not the seat's own, and gets no longer.
 */
export function changesOf({ before, after, events }: Turn): Changes {
  const { times } = after.table;
  const there = before.version === 0 ? [] : clocksDue(factsOf(before), times);
  const wanted = clocksDue(factsOf(after), times);
  const extended = wanted
    .filter((clock) => clock.kind !== 'default' && isIn(there, clock))
    .map((clock) => ({ clock, ms: 1_000 * secondsFor(events, clock.seat) }))
    .filter(({ ms }) => ms > 0);
  return { ...difference(there, wanted), extended };
}
