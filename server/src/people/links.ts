// Links: staff make a personal link, whose token and code only the browser that shows it knows, and revoke them.

import { err, ok, present } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import { SEATS } from '@dunmer/shared/rules';
import type { Asking, CommandMap } from '../door/index.ts';
import { type Context, decideOn } from '../match/index.ts';
import type { PersonKey, StoredMatch, StoredPerson, Tx } from '../store/index.ts';
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
  { id: match, seats }: StoredMatch,
  person: PersonKey,
): Promise<void> {
  const seat = present(
    SEATS.find((one) => seats[one].person?.key === person),
    'whom a match binds has a seat in it',
  );
  const by = staff === 'referee' ? 'referee' : 'organiser';
  const note = { type: 'note', note: { act: 'linkMade', by, seat } } as const;
  await decideOn(context, tx, { match, who }, () => ok(note));
}

/**
 * Keeps the hashes of a new link. A trader has one: the one before it dies and its phone is let go; staff may have several.
 * Refuses referees who are not called to the match (EVENT, "Who"), and a token or code that could be mistaken for another.
 */
export async function makeLink({
  context,
  tx,
  actor,
  command: { person: id, token, code },
}: Asking<Acting, CommandMap['makeLink']>): Promise<CommandResult> {
  const person = present(await personNamed(tx, id), 'whom it is for was asked before');
  const match = person.match === null ? null : await tx.matchByKey(person.match);
  const isCalled = match?.called === true;
  if (actor.person.staff === 'referee' && !isCalled) return err({ code: 'not-allowed', why: 'role' });
  const hashes = { tokenHash: secretHash(token), codeHash: secretHash(code) };
  if (await tx.people.isSecretTaken({ code, ...hashes })) return err({ code: 'code-taken' });
  const { key, trades: single } = person;
  if (match !== null) await noteInMatch(context, tx, actor.person, match, key);
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
