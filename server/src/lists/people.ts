// The staff's list of people. Purses are the organisers' business (EVENT, "Who sees what").

import type { PersonId, StaffPerson } from '@dunmer/shared/protocol';
import { briefOf } from '../home/index.ts';
import type { PersonKey, Reader } from '../store/index.ts';

export interface PeopleSeen {
  /** Whether the reader may see what is in purses, and there are any. */
  readonly withMoney: boolean;
  /** One person; null for everybody. */
  readonly only: PersonId | null;
  /** Against whom the reader plays: their purse is not told. */
  readonly hidden: PersonKey | null;
}

/** Everybody, or one person, as staff see them. */
export async function staffPeople(
  reader: Reader,
  { withMoney, only, hidden }: PeopleSeen,
): Promise<readonly StaffPerson[]> {
  const people = await reader.lists.people(only);
  return people.map((person) => {
    const { key, staff, trades, frozen, link, pinRests, purse, held, deck, match } = person;
    const money = withMoney && key !== hidden ? { purse, held } : { purse: null, held: 0 };
    return { ...briefOf(person), staff, trades, frozen, link, pinRests, ...money, deck, match };
  });
}
