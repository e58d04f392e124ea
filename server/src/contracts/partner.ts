// Partner: whom a contract or a match is proposed to.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { PersonId, Refusal } from '@dunmer/shared/protocol';
import type { StoredPerson, Tx } from '../store/index.ts';
import type { Acting } from '../world/index.ts';

/** The trader whom an actor means. Refuses oneself, and everybody who does not trade as if there were nobody. */
export async function partnerFor(
  tx: Tx,
  actor: Acting,
  id: PersonId,
): Promise<Result<StoredPerson, Refusal>> {
  const person = await tx.people.person(id);
  if (person === null || !person.trades) return err({ code: 'unknown-person' });
  return person.key === actor.person.key ? err({ code: 'oneself' }) : ok(person);
}
