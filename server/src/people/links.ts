// Links: staff make a personal link, whose token and code only the browser that shows it knows, and revoke them.

import { err, ok, present, type Result } from '@dunmer/shared/lib';
import type { CommandResult, Refusal } from '@dunmer/shared/protocol';
import { SEATS } from '@dunmer/shared/rules';
import type { Asking, CommandMap } from '../door/index.ts';
import { type Context, decideOn } from '../match/index.ts';
import type { Relation } from '../roles/index.ts';
import type { StoredPerson, Tx } from '../store/index.ts';
import { type Acting, type Actor, forgetActors, touch } from '../world/index.ts';
import { relationTo } from './relation.ts';
import { secretHash } from '../draws/index.ts';

type MakeLink = CommandMap['makeLink'];

/** Staff make links for whom they have no interest in; referees only for a seat of a called match (EVENT, "Who"). */
export async function relateToLink({
  tx,
  actor,
  command,
}: Asking<Actor, MakeLink>): Promise<Result<Relation, Refusal>> {
  const person = await tx.people.person(command.person);
  if (person === null) return err({ code: 'unknown-person' });
  if (actor.person?.staff === 'referee') {
    const match = person.match === null ? null : await tx.matchByKey(person.match);
    if (match?.called !== true) return err({ code: 'not-allowed', why: 'role' });
  }
  return ok(await relationTo(tx, actor, person));
}

/** Lets all links of a person die, and their browsers go. */
async function drop(context: Context, tx: Tx, { key }: StoredPerson): Promise<void> {
  await tx.people.revokeLinks(key, context.clock.now());
  forgetActors(context, tx, await tx.people.dropDevicesOf(key));
  tx.note({ is: 'link', person: key, what: 'revoked' });
}

/** Shows both players of the match that binds somebody that staff have made a link for their seat. */
async function noteInMatch(
  context: Context,
  tx: Tx,
  { person: { key: who, staff } }: Acting,
  { key, match: bound }: StoredPerson,
): Promise<void> {
  const match = bound === null ? null : await tx.matchByKey(bound);
  const seat = SEATS.find((one) => match?.seats[one].person?.key === key);
  if (match === null || seat === undefined) return;
  const by = staff === 'referee' ? 'referee' : 'organiser';
  const note = { type: 'note', note: { act: 'linkMade', by, seat } } as const;
  await decideOn(context, tx, { match: match.id, who }, () => ok(note));
}

/**
 * Keeps the hashes of a new link. A trader has one: the one before it dies and its phone is let go; staff may have several.
 * Refuses a token or code that could be mistaken for another.
 */
export async function makeLink({
  context,
  tx,
  actor,
  command: { person: id, token, code },
}: Asking<Acting, MakeLink>): Promise<CommandResult> {
  const person = present(await tx.people.person(id), 'whom it is for was asked before');
  const hashes = { tokenHash: secretHash(token), codeHash: secretHash(code) };
  if (await tx.people.isSecretTaken({ code, ...hashes })) return err({ code: 'code-taken' });
  await noteInMatch(context, tx, actor, person);
  const { key, trades: single } = person;
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
  const person = await tx.people.person(command.person);
  if (person === null) return err({ code: 'unknown-person' });
  await drop(context, tx, person);
  await touch(context, tx, [person.key]);
  return ok({ type: 'settled' });
}
