// May: asks the table of roles for somebody.

import type { EventRefusal } from '@dunmer/shared/protocol';
import type { Actor } from '../world/index.ts';
import { type Action, type Relation, type Role, TABLE } from './table.ts';

/** The roles of an actor; a person may trade and be staff. */
function rolesOf({ person }: Actor): readonly Role[] {
  if (person === null) return ['nobody'];
  const roles: Role[] = person.trades ? ['trader'] : [];
  if (person.staff !== null) roles.push(person.staff);
  return roles;
}

type NotAllowed = Extract<EventRefusal, { code: 'not-allowed' | 'no-person' }>;

/** Why an actor may not do this to something so related; null where one of their roles may. Deny by default. */
export function refusalFor(actor: Actor, action: Action, relation: Relation): NotAllowed | null {
  const allowed = TABLE[action];
  const roles = rolesOf(actor);
  if (roles.some((role) => allowed[role]?.includes(relation) === true)) return null;
  if (actor.person === null) return { code: 'no-person' };
  const mayOthers = roles.some((role) => allowed[role]?.includes('other') === true);
  if (relation === 'other' || !mayOthers) return { code: 'not-allowed', why: 'role' };
  return { code: 'not-allowed', why: 'own-interest', interest: relation };
}

/** Why an actor may never do this, whatever it is about; null where it depends. */
export const refusalForAny = (actor: Actor, action: Action): NotAllowed | null =>
  rolesOf(actor).some((role) => TABLE[action][role] !== undefined)
    ? null
    : refusalFor(actor, action, 'other');

/** Whether an actor may. */
export const may = (actor: Actor, action: Action, relation: Relation): boolean =>
  refusalFor(actor, action, relation) === null;
