// SqlitePractice: matches of practice in the database; deleting one deletes all that is of it, by a trigger.

import type Database from 'better-sqlite3';
import { present } from '@dunmer/shared/lib';
import { decode, type Json } from '../json.ts';
import { asking } from '../query.ts';
import type { PracticeTx, StoredPractice } from './port.ts';

const OF_IT = 'from practices join matches on matches.key = practices.match';
const COLUMNS = 'practices.match as key, matches.id';

export function preparePractice(db: Database.Database) {
  return {
    touch: asking<[at: number, match: number]>(db)('update practices set touched = ? where match = ?'),
    room: asking<[device: string]>(db)<{
      readonly own: Json<readonly StoredPractice[]>;
      readonly all: number;
    }>(
      `select (select count(*) from practices) as "all",
        (select json_group_array(json_object('key', key, 'id', id)) from (
          select ${COLUMNS} from seats join practices on practices.match = seats.match
            join matches on matches.key = practices.match
            where seats.device = ? and matches.phase <> 'finished' order by touched, practices.match)) as own`,
    ),
    idlest: asking<[limit: number]>(db)<StoredPractice>(
      `select ${COLUMNS} ${OF_IT} order by
        exists (select 1 from seats join devices on devices.device = seats.device where seats.match = practices.match),
        touched, practices.match limit ?`,
    ),
    untouchedSince: asking<[at: number, limit: number]>(db)<StoredPractice>(
      `select ${COLUMNS} ${OF_IT} where touched < ? order by touched limit ?`,
    ),
    forget: asking<[match: number]>(db)('delete from practices where match = ?'),
  };
}

export class SqlitePractice implements PracticeTx {
  readonly #ask: ReturnType<typeof preparePractice>;

  constructor(statements: ReturnType<typeof preparePractice>) {
    this.#ask = statements;
  }

  async touch(match: number, at: number): Promise<void> {
    this.#ask.touch.run(at, match);
  }

  async room(device: string): Promise<{ readonly own: readonly StoredPractice[]; readonly all: number }> {
    const { own, all } = present(this.#ask.room.get(device), 'a count is always there');
    return { own: decode(own), all };
  }

  async idlest(limit: number): Promise<readonly StoredPractice[]> {
    return this.#ask.idlest.all(limit);
  }

  async untouchedSince(at: number, limit: number): Promise<readonly StoredPractice[]> {
    return this.#ask.untouchedSince.all(at, limit);
  }

  async forget(match: number): Promise<void> {
    this.#ask.forget.run(match);
  }
}
