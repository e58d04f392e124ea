// Asking: somebody holds a link that was used on another phone, and asks to have it on this one.

import { ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import type { StoredLinkMove } from '../store/index.ts';
import { type Actor, touch } from '../world/index.ts';
import { linkOf } from './secret.ts';

/** The most requests for one link that are open at once. */
const MOST = 5;

/**
 * The requests that one more by this browser replaces: its own earlier ones, those whose time is over, and the oldest
 * beyond the limit.
 */
function replaced(
  moves: readonly StoredLinkMove[],
  asker: string,
  isOpen: (id: string) => boolean,
): readonly number[] {
  const others = moves.filter((move) => move.asker !== asker && isOpen(move.id));
  const kept = new Set(others.slice(1 - MOST));
  return moves.flatMap((move) => (kept.has(move) ? [] : move.key));
}

/**
 * Asks the old phone and the referees to let a link move here. Refuses a dead link. Of many requests the newest stand,
 * so that somebody who has only got hold of a slip shuts nobody out.
 */
export async function askMove({
  context,
  tx,
  actor,
  command: { secret, ticket },
}: Asking<Actor, CommandMap['askMove']>): Promise<CommandResult> {
  const found = await linkOf(tx, actor, secret);
  if (!found.ok) return found;
  const { key: link, person } = found.value;
  const { requests, tokens, clock, draws } = context;
  const asker = actor.device;
  const device = tokens.deviceFor(asker, ticket);
  const isOpen = (id: string): boolean => requests.isOpen(tx, id);
  const moves = (await tx.people.openMoves(person)).filter((move) => move.link === link);
  const before = moves.find((move) => move.device === device && move.asker === asker && isOpen(move.id));
  if (before !== undefined) {
    requests.keep(tx, before.id);
    return ok({ type: 'made', id: before.id });
  }
  const old = replaced(moves, asker, isOpen);
  if (old.length > 0) await tx.people.dropLinkMoves(old);
  const id = draws.id();
  await tx.people.addLinkMove({ id, link, device, asker, at: clock.now() });
  requests.keep(tx, id);
  await touch(context, tx, [person]);
  return ok({ type: 'made', id });
}
