// Keeping: which clocks begin, end and get more time by one turn of a match.

import type { Seat } from '@dunmer/shared/rules';
import type { StoredEvent } from '../store/index.ts';
import { type ClockDue, isSameClock } from './due.ts';

interface Extension {
  readonly clock: ClockDue;
  readonly ms: number;
}

export interface Changes {
  readonly begun: readonly ClockDue[];
  readonly ended: readonly ClockDue[];
  readonly extended: readonly Extension[];
}

/** Whether anything changes. */
export const isChange = ({ begun, ended, extended }: Changes): boolean =>
  begun.length + ended.length + extended.length > 0;

const isIn = (clocks: readonly ClockDue[], clock: ClockDue): boolean =>
  clocks.some((other) => isSameClock(other, clock));

/** Whether two lists have the same clocks; no clock is listed twice. */
export const areSame = (there: readonly ClockDue[], wanted: readonly ClockDue[]): boolean =>
  there.length === wanted.length && wanted.every((clock) => isIn(there, clock));

/** The wanted clocks that are not there yet begin, and those there that are not wanted end. */
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
 * What a turn with these events does to the clocks of its match. An announcement's time is not the seat's own, so
 * extensions don't lengthen it.
 */
export function changesBy(
  events: readonly StoredEvent[],
  there: readonly ClockDue[],
  wanted: readonly ClockDue[],
): Changes {
  const extended: Extension[] = [];
  for (const clock of wanted) {
    const ms = 1_000 * secondsFor(events, clock.seat);
    if (ms > 0 && clock.kind !== 'default' && isIn(there, clock)) extended.push({ clock, ms });
  }
  return { ...difference(there, wanted), extended };
}
