// Clocks: how much time each clock of a match has left (EVENT, "How a match ends"; RELIABILITY, P15).

import type { Seat } from '@dunmer/shared/rules';
import type { Asking } from '../asking.ts';
import { type Columns, of } from '../columns.ts';

export const CLOCK_KINDS = ['placement', 'decision', 'window', 'claim', 'turn', 'ask', 'default'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** Names a clock: a seat has at most one of each kind. */
export interface ClockName {
  /** The match's key. */
  readonly match: number;
  readonly kind: ClockKind;
  readonly seat: Seat;
}

export interface StoredClock extends ClockName {
  /**
   * Milliseconds. While the clock runs, it is saved from time to time, so that a crash gives back a little time and
   * takes none.
   */
  readonly left: number;
}

const CLOCK: Columns<StoredClock> = { ...of('clocks', 'match', 'kind', 'seat'), left: 'clocks.left_ms' };
const NAME = { match: 'integer', kind: 'text', seat: 'text' } as const;
const WHOLE = { ...NAME, left: 'integer' } as const;

/** Rounds to whole milliseconds; a clock that has run out has 0 left. */
const whole = ({ match, kind, seat, left }: StoredClock) => ({
  match,
  kind,
  seat,
  left: Math.max(0, Math.round(left)),
});

const named = ({ match, kind, seat }: ClockName) => ({ match, kind, seat });

export const clockReads = (ask: Asking) => ({
  clocks: ask.all(CLOCK)('from clocks order by match, kind, seat'),
  clocksOf: ask.all(CLOCK)('from clocks where match = :match order by kind, seat', (match: number) => ({
    match,
  })),
});

const put = (values: string): string =>
  `insert into clocks (match, kind, seat, left_ms) ${values}
    on conflict (match, kind, seat) do update set left_ms = excluded.left_ms`;

export const clockWrites = (ask: Asking) => ({
  /** Starts these clocks, or sets them again. */
  putClocks: ask.tellFew<StoredClock>(
    'clocks',
    {
      one: put('values (:match, :kind, :seat, :left)'),
      all: put(ask.each('clocks', WHOLE)),
    },
    whole,
  ),
  /** Saves how much time is left on clocks that still exist; ended ones stay ended. */
  saveClocks: ask.tellEach(
    'clocks',
    `update clocks set left_ms = given.left from ${ask.rows('clocks', WHOLE, 'given')}
      where clocks.match = given.match and clocks.kind = given.kind and clocks.seat = given.seat`,
    whole,
  ),
  /** Ends these clocks. */
  dropClocks: ask.tellFew<ClockName>(
    'clocks',
    {
      one: 'delete from clocks where match = :match and kind = :kind and seat = :seat',
      all: `delete from clocks where (match, kind, seat) in (${ask.each('clocks', NAME)})`,
    },
    named,
  ),
});
