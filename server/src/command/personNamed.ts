// personNamed: the person that a command names.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { PersonId, Refusal } from '@dunmer/shared/protocol';
import type { StoredPerson } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import type { Asking } from './command.ts';

/** Finds the person; refuses a person who does not exist. */
export async function personNamed<C extends { readonly person: PersonId }>({
  tx,
  command,
}: Asking<Actor, C>): Promise<Result<StoredPerson, Refusal>> {
  const person = await tx.people.person(command.person);
  return person === null ? err({ code: 'unknown-person' }) : ok(person);
}
