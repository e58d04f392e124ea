// Partner: the trader to whom a contract or a match is proposed.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { EventRefusal, PersonId, Refusal } from '@dunmer/shared/protocol';
import type { PersonKey, StoredPerson, Tx } from '../store/index.ts';
import type { Acting } from '../world/index.ts';

/** The most offers and challenges of one trader that may wait for an answer at once. */
const MOST_UNANSWERED = 100;
/** The most signed, unfinished contracts of one trader: each is read whenever their home page is. */
const MOST_SIGNED = 300;

/** What a trader asks of another. */
type Asks = 'contract' | 'match';

/** Why a person may ask nobody for this now; null if they may. */
export async function faultOfFlood(tx: Tx, person: PersonKey, asks: Asks): Promise<EventRefusal | null> {
  const { unanswered, signed } = await tx.home.pending(person);
  if (unanswered >= MOST_UNANSWERED) return { code: 'too-many', most: MOST_UNANSWERED };
  return asks === 'contract' && signed >= MOST_SIGNED ? { code: 'too-many', most: MOST_SIGNED } : null;
}

/**
 * Finds the trader whom an actor means. Refuses the actor themselves, people who do not trade (as if they did not
 * exist), and actors who already have too much that is not over.
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
