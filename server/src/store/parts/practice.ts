// Practice: matches against a bot, which are no part of the event and are forgotten; deleting one deletes all that is
// of it, by a law.

import { present } from '@dunmer/shared/lib';
import type { Asking } from '../asking.ts';
import { type Columns, manyOf } from '../columns.ts';
import type { DeviceHash } from './persons.ts';

/** A match of practice. */
export interface StoredPractice {
  /** The match's key. */
  readonly key: number;
  readonly id: string;
}

/** How much practice there is. */
export interface Room {
  /** Of a device those that are not finished, the one longest untouched first. */
  readonly own: readonly StoredPractice[];
  readonly all: number;
}

const PRACTICE: Columns<StoredPractice> = { key: 'practices.match', id: 'matches.id' };
const FROM = 'from practices join matches on matches.key = practices.match';

export function practiceWrites(ask: Asking) {
  const own = `from seats join practices on practices.match = seats.match join matches on matches.key = practices.match
    where seats.device = :device and matches.phase <> 'finished'`;
  const room = ask.get<Room>({
    own: manyOf(ask.words, PRACTICE, own, 'touched, practices.match'),
    all: '(select count(*) from practices)',
  })('from (select 1 as one) one', (device: DeviceHash) => ({ device }));
  return {
    /** A match of practice has moved on at this time. It is touched by being opened as well. */
    touch: ask.tell(
      'update practices set touched = :at where match = :match',
      (match: number, at: number) => ({ match, at }),
    ),
    room: async (device: DeviceHash): Promise<Room> => present(await room(device), 'a count is always there'),
    /** Those that miss it least: of browsers that are nobody's first, then longest untouched. */
    idlest: ask.all(PRACTICE)(
      `${FROM} order by exists (select 1 from seats join devices on devices.device = seats.device
        where seats.match = practices.match), touched, practices.match limit :limit`,
      (limit: number) => ({ limit }),
    ),
    /** Those untouched since before `at`. */
    untouchedSince: ask.all(PRACTICE)(
      `${FROM} where touched < :at order by touched limit :limit`,
      (at: number, limit: number) => ({ at, limit }),
    ),
    /** Deletes a match of practice with all that is of it: log, draft, seats, and the commands of strangers there. */
    forget: ask.tell('delete from practices where match = :match', (match: number) => ({ match })),
  };
}
