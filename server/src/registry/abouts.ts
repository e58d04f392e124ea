// Abouts: what the acts of organisers on copies are about: whose copy it is, and who is to have it.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { PersonId, Refusal } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../door/index.ts';
import { type About, aboutCopyOf, aboutPeople } from '../interest/index.ts';
import type { PersonKey, Tx } from '../store/index.ts';
import type { Actor } from '../world/index.ts';

type Found = Promise<Result<About, Refusal>>;

/** The people of these ids; who is none is refused by who handles it. */
const keysOf = async (tx: Tx, ids: readonly PersonId[]): Promise<readonly PersonKey[]> =>
  ids.length === 0 ? [] : (await tx.people.peopleById(ids)).map(({ key }) => key);

const receiver = (to: PersonId | null): readonly PersonId[] => (to === null ? [] : [to]);

/** Who gets a copy that is made. Whether there may be one more of a unique tells that somebody has the others. */
export async function aboutMade({ tx, command }: Asking<Actor, CommandMap['makeCopy']>): Found {
  const people = await keysOf(tx, receiver(command.to));
  const definition = await tx.cards.definition(command.card);
  if (definition === null) return err({ code: 'unknown-card', card: command.card });
  return ok({ ...aboutPeople(...people), tells: definition.copies === null ? 'nothing' : 'all' });
}

/** To whom start decks are dealt. */
export const aboutDealt = async ({ tx, command }: Asking<Actor, CommandMap['dealStart']>): Found =>
  ok(aboutPeople(...(await keysOf(tx, command.people))));

/** Whose copy it is, and who is to have it. */
export async function aboutCopy({
  tx,
  command,
}: Asking<Actor, CommandMap['moveCopy' | 'freezeCopy' | 'makeSlip']>): Found {
  const copy = await tx.cards.copy(command.copy);
  if (copy === null) return err({ code: 'unknown-copy', copy: command.copy });
  const to = command.type === 'moveCopy' ? await keysOf(tx, receiver(command.to)) : [];
  return ok(aboutCopyOf(copy.owner, ...to));
}
