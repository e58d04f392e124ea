// DeckClocks: how much time is left for what the deck waits for, and the timetable of its rings (IN6, IN10, IN19).

import type { Asking } from '../asking.ts';
import { type Columns, of } from '../columns.ts';
import type { PersonKey } from './keys.ts';

export interface DeckClockName {
  readonly person: PersonKey;
  readonly kind: 'surplus' | 'answer' | 'drop' | 'contract';
  /** 0 for a surplus; the contract's key for an answer in a contract. */
  readonly asking: number;
}

export interface StoredDeckClock extends DeckClockName {
  /** Milliseconds; saved from time to time while the clock runs. */
  readonly left: number;
}

const CLOCK: Columns<StoredDeckClock> = {
  ...of('deck_clocks', 'person', 'kind', 'asking'),
  left: 'deck_clocks.left_ms',
};
const NAME = { person: 'integer', kind: 'text', asking: 'integer' } as const;
const WHOLE = { ...NAME, left: 'integer' } as const;

const whole = (clock: StoredDeckClock): StoredDeckClock => ({
  ...clock,
  left: Math.max(0, Math.round(clock.left)),
});

export const deckClockReads = (ask: Asking) => ({
  deckClocks: ask.all(CLOCK)('from deck_clocks order by person, kind, asking'),
  /** The rings still to come, in milliseconds since 1970, in order. */
  plannedRings: ask.values<number>()('select at from planned_rings order by at'),
});

export const deckClockWrites = (ask: Asking) => ({
  /** Starts these clocks, or sets them again. */
  putDeckClocks: ask.tellEach(
    'clocks',
    `${ask.insertEach('deck_clocks', 'clocks', WHOLE, { left: 'left_ms' })}
      on conflict (person, kind, asking) do update set left_ms = excluded.left_ms`,
    whole,
  ),
  /** Saves how much time is left on clocks that still exist; ended ones stay ended. */
  saveDeckClocks: ask.tellEach(
    'clocks',
    `update deck_clocks set left_ms = given.left from ${ask.rows('clocks', WHOLE, 'given')}
      where deck_clocks.person = given.person and deck_clocks.kind = given.kind
        and deck_clocks.asking = given.asking`,
    whole,
  ),
  /** Ends these clocks. */
  dropDeckClocks: ask.tellEach<DeckClockName>(
    'clocks',
    `delete from deck_clocks where (person, kind, asking) in (${ask.each('clocks', NAME)})`,
  ),
  /** Adds rings to the timetable. */
  planRings: ask.tellEach<{ readonly at: number }>(
    'rings',
    ask.insertEach('planned_rings', 'rings', { at: 'integer' }),
  ),
  /** Removes rings that have rung or are no longer planned. */
  dropRings: ask.tell(
    `delete from planned_rings where at in ${ask.among('rings')}`,
    (rings: readonly number[]) => ({ rings }),
  ),
});
