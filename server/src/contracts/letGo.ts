// LetGo: a match no longer binds its players, and what was reserved for its claim is free again (rules 1.5 and R14).

import type { CopyId } from '@dunmer/shared/rules';
import { SEATS } from '@dunmer/shared/rules';
import { type Context, progressOf, type Turn } from '../match/index.ts';
import type { PersonKey, StoredCopy, StoredMatch, Tx } from '../store/index.ts';
import { touch } from '../world/index.ts';

/** Both players. */
export const playersOf = ({ seats }: StoredMatch): readonly PersonKey[] =>
  SEATS.flatMap((seat) => seats[seat].person?.key ?? []);

function noteBound(tx: Tx, copies: readonly StoredCopy[], reserved: string | null): void {
  for (const { id, frozen } of copies) tx.note({ is: 'bound', copy: id, frozen, reserved });
}

/** Lets both go; unbinding counts as a change for them. */
async function unbind({ bell }: Context, tx: Tx, match: StoredMatch): Promise<void> {
  await tx.people.unbind(match.key);
  tx.afterCommit(() => bell.ring(playersOf(match)));
}

/** R14: the claim stays open, the survivors are reserved for it, and the match binds nobody any more. */
export async function unbindClaim(
  context: Context,
  tx: Tx,
  match: StoredMatch,
  survivors: readonly CopyId[],
): Promise<void> {
  const copies = await tx.cards.copiesById(survivors);
  await tx.cards.reserve(survivors, match.key);
  noteBound(tx, copies, match.id);
  await unbind(context, tx, match);
}

/** What was reserved for the claim of a match is free again. */
async function unreserve(tx: Tx, { key }: StoredMatch): Promise<void> {
  const left = await tx.cards.reservedBy(key);
  await tx.cards.unreserve(key);
  noteBound(tx, left, null);
}

/** A match that has stopped lets go of everybody and everything. */
export async function letGoStopped(context: Context, tx: Tx, match: StoredMatch): Promise<void> {
  await unreserve(tx, match);
  await unbind(context, tx, match);
}

/**
 * A match is over, or has been counted: at its end it lets go of its players and of all their cards (rule 6.3), and
 * they hear of what has changed in any case.
 */
export async function letGo(context: Context, tx: Tx, { before, after }: Turn): Promise<void> {
  const { table } = after;
  const isOver = progressOf(after) === 'finished';
  if (isOver && !before.state.desk.unbound) return unbind(context, tx, table);
  if (isOver) await unreserve(tx, table);
  return touch(context, tx, playersOf(table));
}
