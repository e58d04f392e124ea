// Subjects: what organisers' acts on copies are about: a definition or a copy, and who gets it.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { PersonId, Refusal } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { type About, aboutCopyOf, aboutPeople } from '../interest/index.ts';
import type { PersonKey, StoredCopy, StoredDefinition, StoredPerson, Tx } from '../store/index.ts';
import type { Actor } from '../world/index.ts';

type Found<Subject> = Promise<Result<Subject, Refusal>>;

const keysOf = (people: readonly StoredPerson[]): readonly PersonKey[] => people.map(({ key }) => key);

/** The person who gets a copy, if they exist. */
const receivers = async (tx: Tx, to: PersonId | null): Promise<readonly StoredPerson[]> =>
  to === null ? [] : tx.people.peopleById([to]);

/** What is made, and who gets it; `receivers` is empty for the store, and for a person who does not exist. */
export interface Making {
  readonly definition: StoredDefinition;
  readonly receivers: readonly StoredPerson[];
}

export async function madeOf({ tx, command }: Asking<Actor, CommandMap['makeCopy']>): Found<Making> {
  const people = await receivers(tx, command.to);
  const definition = await tx.cards.definition(command.card);
  if (definition === null) return err({ code: 'unknown-card', card: command.card });
  return ok({ definition, receivers: people });
}

/** The people who get a made copy. Whether a unique can have one more copy tells that somebody has the others. */
export const aboutMade = ({ definition, receivers: people }: Making): About => ({
  ...aboutPeople(...keysOf(people)),
  tells: definition.copies === null ? 'nothing' : 'all',
});

/** The people to whom start decks are dealt, as far as they exist. */
export const dealtTo = async ({
  tx,
  command,
}: Asking<Actor, CommandMap['dealStart']>): Promise<Result<readonly StoredPerson[], never>> =>
  ok(command.people.length === 0 ? [] : await tx.people.peopleById([...new Set(command.people)]));

export const aboutDealt = (people: readonly StoredPerson[]): About => aboutPeople(...keysOf(people));

/** Finds the copy that a command names. */
export async function copyNamed({
  tx,
  command,
}: Asking<Actor, CommandMap['freezeCopy' | 'makeSlip']>): Found<StoredCopy> {
  const copy = await tx.cards.copy(command.copy);
  return copy === null ? err({ code: 'unknown-copy', copy: command.copy }) : ok(copy);
}

/** A copy, and who gets it; `receivers` is empty for the store, and for a person who does not exist. */
export interface Moving {
  readonly copy: StoredCopy;
  readonly receivers: readonly StoredPerson[];
}

export async function movedOf({ tx, command }: Asking<Actor, CommandMap['moveCopy']>): Found<Moving> {
  const copy = await tx.cards.copy(command.copy);
  if (copy === null) return err({ code: 'unknown-copy', copy: command.copy });
  return ok({ copy, receivers: await receivers(tx, command.to) });
}

/** The copy's owner, and who gets it. */
export const aboutMoved = ({ copy, receivers: people }: Moving): About =>
  aboutCopyOf(copy.owner, ...keysOf(people));
