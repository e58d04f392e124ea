// Relation: how somebody is related to a person; for staff also by the match that binds that person (EVENT, "Who").

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { Refusal } from '@dunmer/shared/protocol';
import type { Asking } from '../door/index.ts';
import type { Relation } from '../roles/index.ts';
import { personNamed } from './named.ts';
import type { Reader, StoredPerson } from '../store/index.ts';
import { type Actor, isPerson } from '../world/index.ts';

/**
 * How an actor is related to a person: `own`, `opponent` in the match that binds them, `party` where the actor has dealings
 * with one of its players, else `other`.
 */
export async function relationTo(
  reader: Reader,
  actor: Actor,
  { key, match }: Pick<StoredPerson, 'key' | 'match'>,
): Promise<Relation> {
  if (isPerson(actor, key)) return 'own';
  if (actor.person === null || match === null) return 'other';
  const interest = await reader.deals.interestIn(match, actor.person.key);
  if (interest === null) return 'other';
  return interest === 'seat' ? 'opponent' : 'party';
}

interface OnPerson {
  readonly person: string;
}

/** How an actor is related to the person that a command names. Refuses whom there is not. */
export async function relateToPerson({
  tx,
  actor,
  command,
}: Asking<Actor, OnPerson>): Promise<Result<Relation, Refusal>> {
  const person = await personNamed(tx, command.person);
  return person === null ? err({ code: 'unknown-person' }) : ok(await relationTo(tx, actor, person));
}
