// Access: the way back in for staff who have lost phone, link or passphrase: a new link, the old ones dead, and a
// passphrase to be chosen anew. By another organiser from the desk, or at the laptop, which needs nobody's leave:
// whoever has the data folder has all.

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
 * An organiser gives a member of staff a new link, and has them choose their passphrase anew. Refuses for anybody who
 * is no referee or organiser, and a token or code that could be mistaken for another.
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

/** An organiser who is to have a way in, and what is kept of the new link. */
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
 * Gives an organiser a way in from the laptop, whoever they are and whether they are frozen; the journal has it as
 * nobody's act. Asked once more for the same it changes nothing. Refuses anybody who is no organiser, and a link that
 * is another's already.
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
