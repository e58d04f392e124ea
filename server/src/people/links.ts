// Links: staff make a personal link, whose token and code only the browser that shows it knows, and revoke them.

import { err, ok, present } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../door/index.ts';
import { type Context, decideOn } from '../match/index.ts';
import type { OpenMatch, StoredPerson, Tx } from '../store/index.ts';
import { type Acting, forgetActors, type KnownPerson, touch } from '../world/index.ts';
import { personNamed } from './named.ts';
import { secretHash } from '../draws/index.ts';

/** Lets all links of a person die, and their browsers go. */
async function drop(context: Context, tx: Tx, { key }: StoredPerson): Promise<void> {
  await tx.people.revokeLinks(key, context.clock.now());
  forgetActors(context, tx, await tx.people.dropDevicesOf(key));
  tx.note({ is: 'link', person: key, what: 'revoked' });
}

/** Shows both players of a match that staff have made a link for this seat. */
async function noteInMatch(
  context: Context,
  tx: Tx,
  { key: who, staff }: KnownPerson,
  { match, seat }: OpenMatch,
): Promise<void> {
  const by = staff === 'referee' ? 'referee' : 'organiser';
  const note = { type: 'note', note: { act: 'linkMade', by, seat } } as const;
  await decideOn(context, tx, { match, who }, () => ok(note));
}

/**
 * Keeps the hashes of a new link. A trader has one: the one before it dies and its phone is let go; staff may have several.
 * Both players of a match of theirs read of it, in an open claim too. Refuses referees who are called to none (EVENT, "Who"),
 * and a token or code that could be mistaken for another.
 */
export async function makeLink({
  context,
  tx,
  actor,
  command: { person: id, token, code },
}: Asking<Acting, CommandMap['makeLink']>): Promise<CommandResult> {
  const person = present(await personNamed(tx, id), 'whom it is for was asked before');
  const matches = await tx.floor.openMatchesOf(person.key);
  const isCalled = matches.some(({ called }) => called);
  if (actor.person.staff === 'referee' && !isCalled) return err({ code: 'not-allowed', why: 'role' });
  const hashes = { tokenHash: secretHash(token), codeHash: secretHash(code) };
  if (await tx.people.isSecretTaken({ code, ...hashes })) return err({ code: 'code-taken' });
  const { key, trades: single } = person;
  for (const match of matches) await noteInMatch(context, tx, actor.person, match);
  if (single) await drop(context, tx, person);
  const link = { person: key, token: hashes.tokenHash, code: hashes.codeHash, single };
  present(await tx.people.addLink({ ...link, made: context.clock.now() }), 'a link that is not taken is new');
  tx.note({ is: 'link', person: key, what: 'made' });
  await touch(context, tx, [key]);
  return ok({ type: 'settled' });
}

/** Lets all links of a person die at once. */
export async function revokeLinks({
  context,
  tx,
  command,
}: Asking<Acting, CommandMap['revokeLinks']>): Promise<CommandResult> {
  const person = await personNamed(tx, command.person);
  if (person === null) return err({ code: 'unknown-person' });
  await drop(context, tx, person);
  await touch(context, tx, [person.key]);
  return ok({ type: 'settled' });
}
