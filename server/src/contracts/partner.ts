// Partner: whom a contract or a match is proposed to.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { EventRefusal, PersonId, Refusal } from '@dunmer/shared/protocol';
import type { PersonKey, StoredPerson, Tx } from '../store/index.ts';
import type { Acting } from '../world/index.ts';

/** Offers and proposals of one trader that may wait for an answer at once. */
const MOST_UNANSWERED = 100;
/** Contracts of one trader that are signed and not over: each is read whenever their first page is. */
const MOST_SIGNED = 300;

/** What somebody would ask of another. */
type Asks = 'contract' | 'match';

/** Why somebody can't ask anybody this now; null where they can. */
export async function faultOfFlood(tx: Tx, person: PersonKey, asks: Asks): Promise<EventRefusal | null> {
  const { unanswered, signed } = await tx.home.pending(person);
  if (unanswered >= MOST_UNANSWERED) return { code: 'too-many', most: MOST_UNANSWERED };
  return asks === 'contract' && signed >= MOST_SIGNED ? { code: 'too-many', most: MOST_SIGNED } : null;
}

/**
 * The trader whom an actor means. Refuses oneself, everybody who does not trade as if there were nobody, and anybody
 * who has too much that is not over already.
 */
export async function partnerFor(
  tx: Tx,
  actor: Acting,
  id: PersonId,
  asks: Asks,
): Promise<Result<StoredPerson, Refusal>> {
  const person = await tx.people.person(id);
  if (person === null || !person.trades) return err({ code: 'unknown-person' });
  if (person.key === actor.person.key) return err({ code: 'oneself' });
  const flood = await faultOfFlood(tx, actor.person.key, asks);
  return flood === null ? ok(person) : err(flood);
}
