// Relation: how somebody is related to a person: by that person's match, and by their own interest in it (EVENT, "Who").

import { err, ok } from '@dunmer/shared/lib';
import { about, type Asking } from '../door/index.ts';
import { aboutPeople } from '../interest/index.ts';
import type { Actor } from '../world/index.ts';
import { personNamed } from './named.ts';

/** About the person that a command names. Refuses whom there is not. */
export const ofPerson = about(async ({ tx, command }: Asking<Actor, { readonly person: string }>) => {
  const person = await personNamed(tx, command.person);
  return person === null ? err({ code: 'unknown-person' }) : ok(aboutPeople(person.key));
});
