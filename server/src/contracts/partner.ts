// Partner: whom a contract or a match is proposed to.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { PersonId, Refusal } from '@dunmer/shared/protocol';
import type { StoredPerson, Tx } from '../store/index.ts';
import type { Acting } from '../world/index.ts';

/** Offers and proposals of one trader that may wait for an answer at once. */
const MOST_UNANSWERED = 100;

/**
 * The trader whom an actor means. Refuses oneself, everybody who does not trade as if there were nobody, and who waits for too
 * many answers already.
 */
export async function partnerFor(
  tx: Tx,
  actor: Acting,
  id: PersonId,
): Promise<Result<StoredPerson, Refusal>> {
  const person = await tx.people.person(id);
  if (person === null || !person.trades) return err({ code: 'unknown-person' });
  if (person.key === actor.person.key) return err({ code: 'oneself' });
  const waiting = await tx.deals.unanswered(actor.person.key);
  return waiting < MOST_UNANSWERED ? ok(person) : err({ code: 'too-many', most: MOST_UNANSWERED });
}
