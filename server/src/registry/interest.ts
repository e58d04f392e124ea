// Interest: whether an organiser's act on copies is about their own (EVENT, "Who"): the table of roles denies that.

import { ok, type Result } from '@dunmer/shared/lib';
import type { PersonId, Refusal } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../door/index.ts';
import type { Relation } from '../roles/index.ts';
import { type Actor, isPerson } from '../world/index.ts';

type Related = Promise<Result<Relation, Refusal>>;

const relation = (isOwn: boolean): Result<Relation, Refusal> => ok(isOwn ? 'own' : 'other');
const names = ({ person }: Actor, id: PersonId | null): boolean => person !== null && person.id === id;

/** For who is named to receive. */
export const relateReceivers = async ({
  actor,
  command,
}: Asking<Actor, CommandMap['makeCopy' | 'dealStart']>): Related =>
  relation(
    command.type === 'makeCopy' ? names(actor, command.to) : command.people.some((id) => names(actor, id)),
  );

/** For whose copy it is, and who is to have it. What there is not is refused by who handles it. */
export async function relateCopy({
  tx,
  actor,
  command,
}: Asking<Actor, CommandMap['moveCopy' | 'freezeCopy']>): Related {
  if (command.type === 'moveCopy' && names(actor, command.to)) return relation(true);
  const copy = await tx.cards.copy(command.copy);
  return relation(copy !== null && isPerson(actor, copy.owner));
}
