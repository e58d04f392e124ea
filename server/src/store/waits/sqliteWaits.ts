// SqliteWaits: the event's time, and since when somebody is waited for, in the database.

import type Database from 'better-sqlite3';
import { decode, encode, type Json } from '../json.ts';
import { asking } from '../query.ts';
import type { StoredWait, StoredWaits, WaitsTx } from './port.ts';

type WaitsRow = Omit<StoredWaits, 'awaited'> & { readonly awaited: Json<readonly StoredWait[]> };

export function prepareWaits(db: Database.Database) {
  return {
    // What had begun to wait after the time was saved last has not waited less than nothing.
    eventTime: asking<[]>(db)<{ readonly ms: number }>(
      `select max(coalesce((select ms from event_time), 0),
        coalesce((select max(max(answer_from, annul_from, handover_from)) from contracts where open = 1), 0),
        coalesce((select max(max(lost, coalesce(paused, 0))) from match_waits), 0),
        coalesce((select max(match_waits.lost + (json_each.value ->> 'at')) from match_waits, json_each(awaited)), 0)) as ms`,
    ),
    saveEventTime: asking<[ms: number]>(db)(
      'insert into event_time (one, ms) values (1, ?) on conflict (one) do update set ms = excluded.ms',
    ),
    waits: asking<[]>(db)<WaitsRow>('select match, lost, paused, awaited from match_waits order by match'),
    putWaits: asking<[waits: Json<readonly StoredWaits[]>]>(db)(
      `insert into match_waits (match, lost, paused, awaited)
        select value ->> 'match', value ->> 'lost', value ->> 'paused', value -> 'awaited' from json_each(?) where true
        on conflict (match) do update set lost = excluded.lost, paused = excluded.paused, awaited = excluded.awaited`,
    ),
    dropOver: asking<[]>(db)(
      `delete from match_waits where match in (select key from matches where phase = 'finished' and called = 0)`,
    ),
    dropWaits: asking<[matches: Json<readonly number[]>]>(db)(
      'delete from match_waits where match in (select value from json_each(?))',
    ),
  };
}

export class SqliteWaits implements WaitsTx {
  readonly #ask: ReturnType<typeof prepareWaits>;

  constructor(statements: ReturnType<typeof prepareWaits>) {
    this.#ask = statements;
  }

  async eventTime(): Promise<number> {
    return this.#ask.eventTime.get()?.ms ?? 0;
  }

  async waits(): Promise<readonly StoredWaits[]> {
    return this.#ask.waits.all().map(({ awaited, ...row }) => ({ ...row, awaited: decode(awaited) }));
  }

  async saveEventTime(ms: number): Promise<void> {
    this.#ask.saveEventTime.run(ms);
  }

  async putWaits(waits: readonly StoredWaits[]): Promise<void> {
    if (waits.length > 0) this.#ask.putWaits.run(encode(waits));
  }

  async dropOver(): Promise<void> {
    this.#ask.dropOver.run();
  }

  async dropWaits(matches: readonly number[]): Promise<void> {
    if (matches.length > 0) this.#ask.dropWaits.run(encode(matches));
  }
}
