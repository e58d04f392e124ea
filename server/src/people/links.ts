// Links: staff make a personal link, whose token and code only the browser that shows it knows, and revoke links.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult, Refusal } from '@dunmer/shared/protocol';
import { SEATS } from '@dunmer/shared/rules';
import type { Asking, CommandMap } from '../command/index.ts';
import { type Context, noteInAll } from '../match/index.ts';
import type { LoggedMatch, PersonKey, StoredPerson, Tx } from '../store/index.ts';
import { type Acting, forgetActors, type KnownPerson, touch } from '../world/index.ts';
import { giveLink } from './giveLink.ts';
import { isLastKeeper } from './keeper.ts';
import { isOutranked } from './rank.ts';
import { secretHash } from '../draws/index.ts';

/** The hashes that are kept of a fresh link's token and typed code. */
export interface LinkHashes {
  readonly token: string;
  readonly code: string;
}

/** Returns the hashes of a fresh link's secrets. Refuses a token or code that could be mistaken for another. */
export async function hashesOf(
  tx: Tx,
  { token, code }: Record<keyof LinkHashes, string>,
): Promise<Result<LinkHashes, Refusal>> {
  const hashes = { token: secretHash(token), code: secretHash(code) };
  const secret = { code, tokenHash: hashes.token, codeHash: hashes.code };
  return (await tx.people.isSecretTaken(secret)) ? err({ code: 'code-taken' }) : ok(hashes);
}

/** Who makes a link. */
interface Maker {
  readonly who: PersonKey | null;
  readonly by: 'referee' | 'organiser';
}

export const makerOf = ({ key: who, staff }: KnownPerson): Maker => ({
  who,
  by: staff === 'referee' ? 'referee' : 'organiser',
});

/** Lets all links of a person die except the one with the key `but` (null: all die), and lets their browsers go. */
async function drop(
  context: Context,
  tx: Tx,
  { key }: Pick<StoredPerson, 'key'>,
  but: number | null,
): Promise<void> {
  const at = context.clock.now();
  const dead = await tx.people.revokeLinks(key, at, but);
  // An act that was previewed before somebody made another link must not let that one die unread.
  tx.answerTo(JSON.stringify(dead.toSorted((one, other) => one - other)));
  forgetActors(context, tx, { left: await tx.people.dropDevicesOf(key) });
  tx.note({ is: 'link', person: key, what: 'revoked', at });
}

/** Notes in each of these matches that a link was made for this person's seat; both players read it. */
export function noteInMatches(
  context: Context,
  tx: Tx,
  { who, by }: Maker,
  { key }: Pick<StoredPerson, 'key'>,
  matches: readonly LoggedMatch[],
): Promise<void> {
  const notings = matches.flatMap((match) => {
    // The log of a match that has stopped takes nothing in.
    if (match.table.stop !== null) return [];
    const seat = SEATS.find((each) => match.table.seats[each].person?.key === key);
    return seat === undefined ? [] : { match, note: { act: 'linkMade', by, seat } as const };
  });
  return noteInAll(context, tx, who, notings);
}

/**
 * Stores the hashes of a new link. A trader has only one link: the one before it dies and its phone is let go. `others`
 * says what becomes of the other links of staff who do not trade.
 */
export async function addLink(
  context: Context,
  tx: Tx,
  {
    person,
    hashes,
    madeBy,
    others,
  }: {
    readonly person: Pick<StoredPerson, 'key' | 'trades'>;
    readonly hashes: LinkHashes;
    /** The person whose interests the link's holder shares; null for nobody, at the laptop. */
    readonly madeBy: PersonKey | null;
    readonly others: 'stay' | 'die';
  },
): Promise<void> {
  const { key, trades: single } = person;
  if (single) await drop(context, tx, person, null);
  const link = { person: key, ...hashes, single, made: context.clock.now(), madeBy };
  // The new link is there before the old ones go, so that nobody is ever without a way in.
  await giveLink(tx, link, async (made) => {
    if (!single && others === 'die') await drop(context, tx, person, made);
  });
}

/**
 * Makes a link for somebody. Both players of a match of theirs read of it, in an open claim too. Refuses referees who
 * are not called to a match of that person (EVENT, "Who"), referees who make one for an organiser, and a token or code
 * that could be mistaken for another.
 */
export async function makeLink(
  { context, tx, actor, command }: Asking<Acting, CommandMap['makeLink']>,
  person: StoredPerson,
): Promise<CommandResult> {
  const matches = await tx.openMatchesOf(person.key);
  const isCalled = matches.some(({ table }) => table.called);
  const isUncalled = actor.person.staff === 'referee' && !isCalled;
  if (isUncalled || isOutranked(actor.person, person)) return err({ code: 'not-allowed', why: 'role' });
  const hashes = await hashesOf(tx, command);
  if (!hashes.ok) return hashes;
  const maker = makerOf(actor.person);
  await noteInMatches(context, tx, maker, person, matches);
  await addLink(context, tx, { person, hashes: hashes.value, madeBy: maker.who, others: 'stay' });
  await touch(context, tx, [person.key]);
  return ok({ type: 'settled' });
}

/** Lets all links of a person die at once. Refuses this for the last organiser with a way in. */
export async function revokeLinks(
  { context, tx }: Asking<Acting, CommandMap['revokeLinks']>,
  person: StoredPerson,
): Promise<CommandResult> {
  if (await isLastKeeper(tx, person)) return err({ code: 'last-organiser' });
  await drop(context, tx, person, null);
  await touch(context, tx, [person.key]);
  return ok({ type: 'settled' });
}
