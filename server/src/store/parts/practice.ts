// Practice: matches against a bot, which are no part of the event and can be forgotten. When one is deleted, a law
// deletes all that belongs to it.

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

/** How much practice is stored. */
export interface Room {
  /** A device's unfinished matches of practice, the one untouched for longest first. */
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
    /** Notes when a match of practice moved on. Its opening counts too. */
    touch: ask.tell(
      'update practices set touched = :at where match = :match',
      (match: number, at: number) => ({ match, at }),
    ),
    room: async (device: DeviceHash): Promise<Room> => present(await room(device), 'a count is always there'),
    /**
     * The matches of practice that are missed least: first those of browsers without a person, then those untouched
     * for longest.
     */
    idlest: ask.all(PRACTICE)(
      `${FROM} order by exists (select 1 from seats join devices on devices.device = seats.device
        where seats.match = practices.match), touched, practices.match limit :limit`,
      (limit: number) => ({ limit }),
    ),
    /** Matches of practice untouched since before `at`. */
    untouchedSince: ask.all(PRACTICE)(
      `${FROM} where touched < :at order by touched limit :limit`,
      (at: number, limit: number) => ({ at, limit }),
    ),
    /**
     * Deletes a match of practice with all that belongs to it: its log, drafts and seats, and the commands that
     * strangers sent in it.
     */
    forget: ask.tell('delete from practices where match = :match', (match: number) => ({ match })),
  };
}
