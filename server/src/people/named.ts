// named: the person that a command names, read once in its transaction: who relates them and who handles them ask one after the
// other, and nothing is written between.

import type { PersonId } from '@dunmer/shared/protocol';
import type { StoredPerson, Tx } from '../store/index.ts';

const known = new WeakMap<Tx, StoredPerson>();

/** The person with this id; null where there is none. */
export async function personNamed(tx: Tx, id: PersonId): Promise<StoredPerson | null> {
  const before = known.get(tx);
  if (before?.id === id) return before;
  const person = await tx.people.person(id);
  if (person !== null) known.set(tx, person);
  return person;
}
