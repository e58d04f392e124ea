// Relation: how somebody is related to a person; for staff also by the match that binds that person (EVENT, "Who").

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { Refusal } from '@dunmer/shared/protocol';
import { SEATS } from '@dunmer/shared/rules';
import type { Asking } from '../door/index.ts';
import type { Relation } from '../roles/index.ts';
import { personNamed } from './named.ts';
import type { PersonKey, Reader, StoredPerson } from '../store/index.ts';
import { type Actor, isPerson } from '../world/index.ts';

/**
 * How an actor is related to a person: `own`, `opponent` in a match of theirs that is unfinished or still called (an open claim
 * is one), `party` where the actor has dealings with one of its players, else `other`.
 */
export async function relationTo(
  reader: Reader,
  actor: Actor,
  { key }: Pick<StoredPerson, 'key'>,
): Promise<Relation> {
  if (isPerson(actor, key)) return 'own';
  if (actor.person === null) return 'other';
  const interest = await reader.floor.interestInMatchesOf(key, actor.person.key);
  if (interest === null) return 'other';
  return interest === 'seat' ? 'opponent' : 'party';
}

/** Against whom somebody plays, as long as that match binds them; null where they play against nobody. */
export async function opponentOf(reader: Reader, { person }: Actor): Promise<PersonKey | null> {
  const me = person === null ? null : await reader.people.personByKey(person.key);
  if (me === null || me.match === null) return null;
  const match = await reader.matchByKey(me.match);
  const players = SEATS.flatMap((seat) => match?.seats[seat].person?.key ?? []);
  return players.find((player) => player !== me.key) ?? null;
}

/** How somebody who looks at what a person has is related to them: who plays against them looks as their opponent. */
export async function relationToOwner(reader: Reader, actor: Actor, owner: PersonKey): Promise<Relation> {
  if (isPerson(actor, owner)) return 'own';
  return (await opponentOf(reader, actor)) === owner ? 'opponent' : 'other';
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
