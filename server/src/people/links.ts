// Links: staff make a personal link, whose token and code only the browser that shows it knows, and revoke them.

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

/** What is kept of a fresh link's token and typed code. */
export interface LinkHashes {
  readonly token: string;
  readonly code: string;
}

/** What is kept of a fresh link. Refuses a token or code that could be mistaken for another. */
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

/** Lets all links of a person die but one (null: all), and their browsers go. */
async function drop(
  context: Context,
  tx: Tx,
  { key }: Pick<StoredPerson, 'key'>,
  but: number | null,
): Promise<void> {
  const at = context.clock.now();
  const dead = await tx.people.revokeLinks(key, at, but);
  // Those that somebody else has made meanwhile would die unread.
  tx.answerTo(JSON.stringify(dead.toSorted((one, other) => one - other)));
  forgetActors(context, tx, { left: await tx.people.dropDevicesOf(key) });
  tx.note({ is: 'link', person: key, what: 'revoked', at });
}

/** Shows both players of each of these matches of a person that a link was made for this seat. */
export function noteInMatches(
  context: Context,
  tx: Tx,
  { who, by }: Maker,
  { key }: Pick<StoredPerson, 'key'>,
  matches: readonly LoggedMatch[],
): Promise<void> {
  const notings = matches.flatMap((match) => {
    // The log of one that has stopped takes nothing in.
    if (match.table.stop !== null) return [];
    const seat = SEATS.find((each) => match.table.seats[each].person?.key === key);
    return seat === undefined ? [] : { match, note: { act: 'linkMade', by, seat } as const };
  });
  return noteInAll(context, tx, who, notings);
}

/**
 * Keeps the hashes of a new link. A trader has one: the one before it dies and its phone is let go. `others`: what
 * becomes of those that staff who do not trade have beside it.
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
    /** Whose interests whoever has it shares; null: nobody's, at the laptop. */
    readonly madeBy: PersonKey | null;
    readonly others: 'stay' | 'die';
  },
): Promise<void> {
  const { key, trades: single } = person;
  if (single) await drop(context, tx, person, null);
  const link = { person: key, ...hashes, single, made: context.clock.now(), madeBy };
  // Never without a way in: the new one is there before the old ones go.
  await giveLink(tx, link, async (made) => {
    if (!single && others === 'die') await drop(context, tx, person, made);
  });
}

/**
 * Makes a link for somebody. Both players of a match of theirs read of it, in an open claim too. Refuses referees who
 * are called to none (EVENT, "Who") or make one for an organiser, and a token or code that could be mistaken for
 * another.
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

/** Lets all links of a person die at once. Refuses those of the last organiser with a way in. */
export async function revokeLinks(
  { context, tx }: Asking<Acting, CommandMap['revokeLinks']>,
  person: StoredPerson,
): Promise<CommandResult> {
  if (await isLastKeeper(tx, person)) return err({ code: 'last-organiser' });
  await drop(context, tx, person, null);
  await touch(context, tx, [person.key]);
  return ok({ type: 'settled' });
}
