// LetGo: a match no longer binds its players, and what was reserved for its claim is free again (rules 1.5 and R14).

import type { CopyId } from '@dunmer/shared/rules';
import { SEATS } from '@dunmer/shared/rules';
import { type Context, progressOf, type Turn } from '../match/index.ts';
import type { PersonKey, StoredCopy, StoredMatch, Tx } from '../store/index.ts';
import { touch } from '../world/index.ts';

/** The keys of both players. */
export const playersOf = ({ seats }: StoredMatch): readonly PersonKey[] =>
  SEATS.flatMap((seat) => seats[seat].person?.key ?? []);

function noteBound(tx: Tx, copies: readonly StoredCopy[], reserved: string | null): void {
  for (const { id, frozen } of copies) tx.note({ is: 'bound', copy: id, frozen, reserved });
}

/** Releases both players; this counts as a change for them. */
async function unbind({ bell }: Context, tx: Tx, match: StoredMatch): Promise<void> {
  await tx.people.unbind(match.key);
  tx.afterCommit(() => bell.ring(playersOf(match)));
}

/** R14: the claim stays open, the survivors are reserved for it, and the match no longer binds anybody. */
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

/** Frees what was reserved for the claim of a match. */
async function unreserve(tx: Tx, { key }: StoredMatch): Promise<void> {
  const left = await tx.cards.reservedBy(key);
  await tx.cards.unreserve(key);
  noteBound(tx, left, null);
}

/** A stopped match releases everybody and everything. */
export async function letGoStopped(context: Context, tx: Tx, match: StoredMatch): Promise<void> {
  await unreserve(tx, match);
  await unbind(context, tx, match);
}

/**
 * After a turn in which a match was counted or ended: at its end, releases its players and all their cards (rule
 * 6.3). The players hear of the change in any case.
 */
export async function letGo(context: Context, tx: Tx, { before, after }: Turn): Promise<void> {
  const { table } = after;
  const isOver = progressOf(after) === 'finished';
  if (isOver && !before.state.desk.unbound) return unbind(context, tx, table);
  if (isOver) await unreserve(tx, table);
  return touch(context, tx, playersOf(table));
}
