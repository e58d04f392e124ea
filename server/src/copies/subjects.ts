// Subjects: what the acts of organisers on copies are about: a definition or a copy, and who is to have it.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { PersonId, Refusal } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { type About, aboutCopyOf, aboutPeople } from '../interest/index.ts';
import type { PersonKey, StoredCopy, StoredDefinition, StoredPerson, Tx } from '../store/index.ts';
import type { Actor } from '../world/index.ts';

type Found<Subject> = Promise<Result<Subject, Refusal>>;

const keysOf = (people: readonly StoredPerson[]): readonly PersonKey[] => people.map(({ key }) => key);

/** Whom a copy is for, as far as there are such people. */
const receivers = async (tx: Tx, to: PersonId | null): Promise<readonly StoredPerson[]> =>
  to === null ? [] : tx.people.peopleById([to]);

/** What is made, and for whom: nobody where it is for the store, or for somebody who does not exist. */
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

/** Who gets a copy that is made. Whether there may be one more of a unique tells that somebody has the others. */
export const aboutMade = ({ definition, receivers: people }: Making): About => ({
  ...aboutPeople(...keysOf(people)),
  tells: definition.copies === null ? 'nothing' : 'all',
});

/** To whom start decks are dealt, as far as there are such people. */
export const dealtTo = async ({
  tx,
  command,
}: Asking<Actor, CommandMap['dealStart']>): Promise<Result<readonly StoredPerson[], never>> =>
  ok(command.people.length === 0 ? [] : await tx.people.peopleById([...new Set(command.people)]));

export const aboutDealt = (people: readonly StoredPerson[]): About => aboutPeople(...keysOf(people));

/** The copy that a command names. */
export async function copyNamed({
  tx,
  command,
}: Asking<Actor, CommandMap['freezeCopy' | 'makeSlip']>): Found<StoredCopy> {
  const copy = await tx.cards.copy(command.copy);
  return copy === null ? err({ code: 'unknown-copy', copy: command.copy }) : ok(copy);
}

/** A copy and whom it is for: nobody where it is for the store, or for somebody who does not exist. */
export interface Moving {
  readonly copy: StoredCopy;
  readonly receivers: readonly StoredPerson[];
}

export async function movedOf({ tx, command }: Asking<Actor, CommandMap['moveCopy']>): Found<Moving> {
  const copy = await tx.cards.copy(command.copy);
  if (copy === null) return err({ code: 'unknown-copy', copy: command.copy });
  return ok({ copy, receivers: await receivers(tx, command.to) });
}

/** Whose copy it is, and who is to have it. */
export const aboutMoved = ({ copy, receivers: people }: Moving): About =>
  aboutCopyOf(copy.owner, ...keysOf(people));
