// Partner: whom a contract or a match is proposed to.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { EventRefusal, PersonId, Refusal } from '@dunmer/shared/protocol';
import type { PersonKey, StoredPerson, Tx } from '../store/index.ts';
import type { Acting } from '../world/index.ts';

/** Offers and proposals of one trader that may wait for an answer at once. */
const MOST_UNANSWERED = 100;

/** Why somebody can't ask anybody anything now; null where they can. */
export async function faultOfFlood(tx: Tx, person: PersonKey): Promise<EventRefusal | null> {
  const waiting = await tx.home.unanswered(person);
  return waiting < MOST_UNANSWERED ? null : { code: 'too-many', most: MOST_UNANSWERED };
}

/**
 * The trader whom an actor means. Refuses oneself, everybody who does not trade as if there were nobody, and anybody
 * who waits for too many answers already.
 */
export async function partnerFor(
  tx: Tx,
  actor: Acting,
  id: PersonId,
): Promise<Result<StoredPerson, Refusal>> {
  const person = await tx.people.person(id);
  if (person === null || !person.trades) return err({ code: 'unknown-person' });
  if (person.key === actor.person.key) return err({ code: 'oneself' });
  const flood = await faultOfFlood(tx, actor.person.key);
  return flood === null ? ok(person) : err(flood);
}
