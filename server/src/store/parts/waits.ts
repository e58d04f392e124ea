// Waits: how long somebody has been waited for, by the event's time, so that a wait goes on after a restart.

import type { Seat } from '@dunmer/shared/rules';
import type { Asking } from '../asking.ts';
import { type Columns, json, of } from '../columns.ts';

/** What is awaited of a seat, and since when. */
export interface StoredWait {
  readonly seat: Seat;
  readonly what: string;
  /** The number of the choice; null if it is none. */
  readonly choice: number | null;
  /** In milliseconds of the match's time, which is the event's time less the match's pauses. */
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

/** Since when a contract has been waiting. */
export interface ContractWaits {
  /** When something new was last awaited, by the calendar. */
  readonly waits: number;
  /**
   * Since when an answer is awaited, if one is, by the event's time, which stands still in pauses and while the
   * server is down.
   */
  readonly answerFrom: number;
  /** The same for an answer to a requested annulment. */
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
  // A wait that began after the time was last saved must not be negative.
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
    /** The event's time as last saved, but never earlier than the beginning of any wait. */
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
  /** Forgets the waits of matches that are over and have no open call. */
  dropOver: ask.tell(
    `delete from match_waits where match in (select key from matches where phase = 'finished' and called = 0)`,
  ),
  /** Forgets the waits of these matches. */
  dropWaits: ask.tellEach<number>(
    'matches',
    `delete from match_waits where match in ${ask.among('matches')}`,
  ),
});
