// Reader: who looks at the floor: what is the same for several is made once.

import { isInterested } from '../match/index.ts';
import type { PersonKey, Reader } from '../store/index.ts';
import type { Acting } from '../world/index.ts';
import type { FloorRow } from './row.ts';

export interface FloorReading {
  readonly isDisplay: boolean;
  /** The keys of the matches in which the reader has an interest: there they are no staff. */
  readonly own: ReadonlySet<number>;
}

/** Whoever has the same reads the same. */
export const sameReading = ({ isDisplay, own }: FloorReading): string =>
  isDisplay ? 'display' : [...own].toSorted((one, other) => one - other).join(' ');

export class Interests {
  readonly #known = new Map<PersonKey, ReadonlySet<PersonKey>>();
  /** How often all was forgotten: what was being read then is not remembered. */
  #era = 0;

  /** Forgets what may have changed. */
  clear(): void {
    this.#known.clear();
    this.#era += 1;
  }

  /** With whom a person has dealings; one statement where it is not remembered. */
  async of(reader: Reader, person: PersonKey): Promise<ReadonlySet<PersonKey>> {
    const known = this.#known.get(person);
    if (known !== undefined) return known;
    const era = this.#era;
    const found = new Set(await reader.floor.interestsOf(person));
    if (era === this.#era) this.#known.set(person, found);
    return found;
  }
}

/** What a member of staff or a display may read of these matches. */
export function readingOf(
  { person: { key, staff } }: Acting,
  interests: ReadonlySet<PersonKey>,
  rows: Iterable<FloorRow>,
): FloorReading {
  // A trader who may look sees what the hall sees.
  if (staff === null || staff === 'display') return { isDisplay: true, own: new Set() };
  const own = [...rows].filter(({ table }) => isInterested(key, interests, table.seats));
  return { isDisplay: false, own: new Set(own.map(({ table }) => table.key)) };
}
