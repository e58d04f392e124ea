// May: asks the table of roles about somebody.

import type { EventRefusal } from '@dunmer/shared/protocol';
import type { Actor } from '../world/index.ts';
import { type Allowed, type Relation, type Role, SEEN_BY, type View } from './table.ts';

/** The roles of an actor; a person may trade and be staff. */
function rolesOf({ person }: Actor): readonly Role[] {
  if (person === null) return ['nobody'];
  const roles: Role[] = person.trades ? ['trader'] : [];
  if (person.staff !== null) roles.push(person.staff);
  return roles;
}

type NotAllowed = Extract<EventRefusal, { code: 'not-allowed' | 'no-person' }>;

/**
 * Why an actor may not do something to what is related to them so; null where one of their roles allows it. What is not
 * allowed is denied.
 */
export function refusalBy(allowed: Allowed, actor: Actor, relation: Relation): NotAllowed | null {
  const roles = rolesOf(actor);
  if (roles.some((role) => allowed[role]?.includes(relation) === true)) return null;
  if (actor.person === null) return { code: 'no-person' };
  const mayOthers = roles.some((role) => allowed[role]?.includes('other') === true);
  if (relation === 'other' || !mayOthers) return { code: 'not-allowed', why: 'role' };
  return { code: 'not-allowed', why: 'own-interest', interest: relation };
}

/** Why an actor may not do something, whatever it is about; null where it depends on that. */
export const refusalByAny = (allowed: Allowed, actor: Actor): NotAllowed | null =>
  rolesOf(actor).some((role) => allowed[role] !== undefined) ? null : refusalBy(allowed, actor, 'other');

/** Why an actor may not see something that is related to them so; null where they may. */
export const refusalFor = (actor: Actor, view: View, relation: Relation): NotAllowed | null =>
  refusalBy(SEEN_BY[view], actor, relation);

/** Why an actor may not see this view, whatever it is about; null where it depends on that. */
export const refusalForAny = (actor: Actor, view: View): NotAllowed | null =>
  refusalByAny(SEEN_BY[view], actor);

/** Whether an actor may see something that is related to them so. */
export const may = (actor: Actor, view: View, relation: Relation): boolean =>
  refusalFor(actor, view, relation) === null;
