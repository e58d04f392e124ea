// Waits: how long somebody has been waited for, by the event's time, so that a restart goes on from there.

import type { Seat } from '@dunmer/shared/rules';
import type { Asking } from '../asking.ts';
import { type Columns, json, of } from '../columns.ts';

/** What a seat is waited for, and since when. */
export interface StoredWait {
  readonly seat: Seat;
  readonly what: string;
  /** Which choice; null where it is none. */
  readonly choice: number | null;
  /** In milliseconds of the match's time: the event's, less what the match has stood still. */
  readonly at: number;
}

/** The waits of one live match. */
export interface StoredWaits {
  /** The match's key. */
  readonly match: number;
  /** How long the match has been paused so far, by the event's time. */
  readonly lost: number;
  /** Since when it is paused, by the event's time; null where it is not. */
  readonly paused: number | null;
  readonly awaited: readonly StoredWait[];
}

/** Since when a contract waits. */
export interface ContractWaits {
  /** When what it waits for was last something new, by the calendar. */
  readonly waits: number;
  /**
   * Since when it waits for an answer, if it does, by the event's time, which stands in pauses and while the server
   * is down.
   */
  readonly answerFrom: number;
  /** The same for an answer to an annulment that one asks for. */
  readonly annulFrom: number;
  /** The same for a handover. */
  readonly handoverFrom: number;
}

const WAITS: Columns<StoredWaits> = {
  ...of('match_waits', 'match', 'lost', 'paused'),
  awaited: json('match_waits.awaited'),
};
const MEMBERS = { match: 'integer', lost: 'integer', paused: 'integer', awaited: 'inner' } as const;

export function waitReads(ask: Asking) {
  const { elements, greatest, member } = ask.words;
  const froms = greatest('answer_from', 'annul_from', 'handover_from');
  // What had begun to wait after the time was saved last has not waited less than nothing.
  const latest = [
    'select ms from event_time',
    `select max(${froms}) from contracts where open = 1`,
    `select max(${greatest('lost', 'coalesce(paused, 0)')}) from match_waits`,
    `select max(match_waits.lost + ${member('wait.value', 'at', 'integer')}) from match_waits
      cross join ${elements('awaited', 'wait')}`,
  ];
  const eventTime = ask.value<number>()(
    `select ${greatest(...latest.map((each) => `coalesce((${each}), 0)`))}`,
  );
  return {
    /** The event's time as it was saved last; never before what anything has waited since. */
    eventTime: async () => (await eventTime()) ?? 0,
    waits: ask.all(WAITS)('from match_waits order by match'),
  };
}

export const waitWrites = (ask: Asking) => ({
  saveEventTime: ask.tell(
    'insert into event_time (one, ms) values (1, :ms) on conflict (one) do update set ms = excluded.ms',
    (ms: number) => ({ ms }),
  ),
  putWaits: ask.tellEach<StoredWaits>(
    'waits',
    `${ask.insertEach('match_waits', 'waits', MEMBERS)}
      on conflict (match) do update set lost = excluded.lost, paused = excluded.paused, awaited = excluded.awaited`,
  ),
  /** Forgets those of matches that are over, and to which nobody is called any more. */
  dropOver: ask.tell(
    `delete from match_waits where match in (select key from matches where phase = 'finished' and called = 0)`,
  ),
  /** Forgets those of these matches. */
  dropWaits: ask.tellEach<number>(
    'matches',
    `delete from match_waits where match in ${ask.among('matches')}`,
  ),
});
