// Moves: a request to move a link to another phone is allowed or refused by the phone that holds it, or allowed by
// staff.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult, Refusal } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import type { StoredLinkMove } from '../store/index.ts';
import { type Acting, type Actor, touch } from '../world/index.ts';
import { use } from './bind.ts';
import { isOutranked } from './rank.ts';

type OnMove = CommandMap['allowMove' | 'refuseMove' | 'allowMoveFor'];

/** Finds the request that a command names, as long as it is open. */
export async function openMove({
  context: { requests },
  tx,
  command: { move: id },
}: Asking<Actor, OnMove>): Promise<Result<StoredLinkMove, Refusal>> {
  const move = await tx.people.linkMove(id);
  return move === null || !requests.isOpen(tx, id) ? err({ code: 'unknown-move' }) : ok(move);
}

/** Lets the link move to the phone that has asked for it. */
export async function allowMove(
  { context, tx }: Asking<Acting, OnMove>,
  move: StoredLinkMove,
): Promise<CommandResult> {
  const { link: key, person, device } = move;
  const asker = await context.actors.of(tx, move.asker);
  await use(context, tx, { link: { key, person }, device, asker, what: 'moved' });
  return ok({ type: 'settled' });
}

/**
 * Lets staff move the link of somebody whom they see in front of them. Refuses referees for people who do not trade,
 * and for organisers, even those who trade: with their link a phone would read everything that organisers do, and could
 * choose the passphrase where there is none yet.
 */
export async function letIn(asking: Asking<Acting, OnMove>, move: StoredLinkMove): Promise<CommandResult> {
  const { tx, actor } = asking;
  const isForTraders = actor.person.staff === 'referee';
  const person = isForTraders ? await tx.people.personByKey(move.person) : null;
  if (person?.trades === false || isOutranked(actor.person, person))
    return err({ code: 'not-allowed', why: 'role' });
  return allowMove(asking, move);
}

/** Keeps the link where it is. */
export async function refuseMove(
  { context, tx }: Asking<Acting, OnMove>,
  { link, person }: StoredLinkMove,
): Promise<CommandResult> {
  await tx.people.refuseLinkMoves(link);
  await touch(context, tx, [person]);
  return ok({ type: 'settled' });
}
