// Reader: what somebody who looks at the floor may read; a floor that several read alike is made once.

import { type Interests, interestsOf } from '../interest/index.ts';
import type { FloorView } from '@dunmer/shared/protocol';
import type { PersonKey, Reader } from '../store/index.ts';
import type { Acting } from '../world/index.ts';

export interface FloorReading {
  readonly isDisplay: boolean;
  /** The keys of the matches in which the reader has an interest: towards these they count as no staff. */
  readonly own: ReadonlySet<number>;
  readonly interest: FloorView['interest'];
}

/** A key that is the same for readers who see the same. */
export const sameReading = ({ isDisplay, own, interest }: FloorReading): string =>
  isDisplay ? 'display' : [interest, ...[...own].toSorted((one, other) => one - other)].join(' ');

/** Remembers everybody's interests. */
export class KnownInterests {
  readonly #known = new Map<PersonKey, Interests>();
  /** How often everything was forgotten: interests that were being read at that time are not remembered. */
  #era = 0;

  /** Forgets everything, because it may have changed. */
  clear(): void {
    this.#known.clear();
    this.#era += 1;
  }

  /** Returns somebody's interests; reads them by one statement where they are not remembered. */
  async of(reader: Reader, actor: Acting): Promise<Interests> {
    const known = this.#known.get(actor.person.key);
    if (known !== undefined) return known;
    const era = this.#era;
    const found = await interestsOf(reader, actor);
    if (era === this.#era) this.#known.set(actor.person.key, found);
    return found;
  }
}

/** What a member of staff or a display may read. */
export function readingOf({ person: { staff } }: Acting, interests: Interests): FloorReading {
  // A trader who may look, and a display, see what the hall sees.
  if (staff === null || staff === 'display') return { isDisplay: true, own: new Set(), interest: null };
  const { strongest } = interests;
  const interest = strongest === 'other' ? null : strongest;
  return { isDisplay: false, own: interests.matches, interest };
}
