// SqliteClocks: the clocks in the database.

import type Database from 'better-sqlite3';
import { encode, type Json } from '../json.ts';
import { asking } from '../query.ts';
import type { ClockName, ClocksTx, StoredClock } from './port.ts';

const CLOCK = 'match, kind, seat, left_ms as left from clocks';
const NAMED = `(select value ->> 'match', value ->> 'kind', value ->> 'seat' from json_each(?))`;

export function prepareClocks(db: Database.Database) {
  return {
    clocks: asking<[]>(db)<StoredClock>(`select ${CLOCK} order by match, kind, seat`),
    clocksOf: asking<[match: number]>(db)<StoredClock>(`select ${CLOCK} where match = ? order by kind, seat`),
    putClocks: asking<[clocks: Json<readonly StoredClock[]>]>(db)(
      `insert into clocks (match, kind, seat, left_ms)
        select value ->> 'match', value ->> 'kind', value ->> 'seat', value ->> 'left' from json_each(?) where true
        on conflict (match, kind, seat) do update set left_ms = excluded.left_ms`,
    ),
    saveClocks: asking<[clocks: Json<readonly StoredClock[]>]>(db)(
      `update clocks set left_ms = value ->> 'left' from json_each(?)
        where match = value ->> 'match' and kind = value ->> 'kind' and seat = value ->> 'seat'`,
    ),
    dropClocks: asking<[clocks: Json<readonly ClockName[]>]>(db)(
      `delete from clocks where (match, kind, seat) in ${NAMED}`,
    ),
  };
}

/** Whole milliseconds: what is left of a running clock is none. */
const whole = (clocks: readonly StoredClock[]): readonly StoredClock[] =>
  clocks.map((clock) => ({ ...clock, left: Math.max(0, Math.round(clock.left)) }));

export class SqliteClocks implements ClocksTx {
  readonly #ask: ReturnType<typeof prepareClocks>;

  constructor(statements: ReturnType<typeof prepareClocks>) {
    this.#ask = statements;
  }

  async clocks(): Promise<readonly StoredClock[]> {
    return this.#ask.clocks.all();
  }

  async clocksOf(match: number): Promise<readonly StoredClock[]> {
    return this.#ask.clocksOf.all(match);
  }

  async putClocks(clocks: readonly StoredClock[]): Promise<void> {
    if (clocks.length > 0) this.#ask.putClocks.run(encode(whole(clocks)));
  }

  async saveClocks(clocks: readonly StoredClock[]): Promise<void> {
    if (clocks.length > 0) this.#ask.saveClocks.run(encode(whole(clocks)));
  }

  async dropClocks(clocks: readonly ClockName[]): Promise<void> {
    if (clocks.length > 0) this.#ask.dropClocks.run(encode(clocks));
  }
}
