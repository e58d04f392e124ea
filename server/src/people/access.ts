// Access: the way back in for staff who have lost phone, link or passphrase: a new link, the death of the old ones, and
// a passphrase to be chosen anew. Another organiser gives it from the desk, or the keeper at the laptop, which needs
// nobody's permission: anyone who has the data folder has everything.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult, PersonId } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { writeJournal } from '../journal/index.ts';
import type { Context } from '../match/index.ts';
import type { NotSaved, PersonKey, Store, StoredPerson, Tx } from '../store/index.ts';
import type { Acting } from '../world/index.ts';
import { addLink, hashesOf, type LinkHashes, makerOf, noteInMatches } from './links.ts';
import { thaw } from './persons.ts';

async function giveBack(
  context: Context,
  tx: Tx,
  person: StoredPerson,
  { hashes, madeBy }: { readonly hashes: LinkHashes; readonly madeBy: PersonKey | null },
): Promise<void> {
  const { key } = person;
  await tx.people.forgetPassphrase(key);
  tx.note({ is: 'passphrase', person: key });
  await addLink(context, tx, { person, hashes, madeBy, others: 'die' });
  tx.afterCommit(() => context.bell.ring([key]));
}

/**
 * Gives a member of staff a new link, and has them choose their passphrase anew. Refuses people who are neither referee
 * nor organiser, and a token or code that could be mistaken for another.
 */
export async function resetAccess(
  { context, tx, actor, command }: Asking<Acting, CommandMap['resetAccess']>,
  person: StoredPerson,
): Promise<CommandResult> {
  if (person.staff === null || person.staff === 'display') return err({ code: 'not-allowed', why: 'role' });
  const hashes = await hashesOf(tx, command);
  if (!hashes.ok) return hashes;
  await noteInMatches(context, tx, makerOf(actor.person), person, await tx.openMatchesOf(person.key));
  await giveBack(context, tx, person, { hashes: hashes.value, madeBy: actor.person.key });
  return ok({ type: 'settled' });
}

/** The organiser who is to have a way in, and the secrets of the new link. */
export interface AccessAsked {
  readonly person: PersonId;
  readonly token: string;
  readonly code: string;
}

export type NoAccess =
  | { readonly code: 'unknown-person' }
  | { readonly code: 'not-organiser' }
  | { readonly code: 'code-taken' }
  | NotSaved;

/**
 * Gives an organiser a way in from the laptop, whoever they are and even where they are frozen; the journal records it
 * as nobody's act. Doing it again with the same secrets changes nothing. Refuses people who are no organiser, and a
 * link that already belongs to somebody else.
 */
export const accessAtLaptop = (
  context: Context,
  store: Store,
  { person: id, token, code }: AccessAsked,
): Promise<Result<null, NoAccess>> =>
  store.transact<null, NoAccess>(async (tx) => {
    const person = await tx.people.person(id);
    if (person === null) return err({ code: 'unknown-person' });
    if (person.staff !== 'organiser') return err({ code: 'not-organiser' });
    const [made, other] = [await tx.people.link(token), await tx.people.link(code)];
    if (made !== null && made.key === other?.key && made.person === person.key && made.revoked === null)
      return ok(null);
    if (made !== null || other !== null) return err({ code: 'code-taken' });
    const maker = { who: null, by: 'organiser' } as const;
    await noteInMatches(context, tx, maker, person, await tx.openMatchesOf(person.key));
    if (person.frozen) await thaw(tx, person);
    await giveBack(context, tx, person, { hashes: { token, code }, madeBy: null });
    await writeJournal(tx, { who: null, act: 'access', at: context.clock.now() });
    return ok(null);
  });
