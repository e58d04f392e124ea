// Moves: a request to move a link to another phone is allowed or refused by the phone that holds it, or allowed by staff.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult, MoveId, Refusal } from '@dunmer/shared/protocol';
import { about, type Asking, type CommandMap } from '../door/index.ts';
import { aboutPeople } from '../interest/index.ts';
import type { Context } from '../match/index.ts';
import type { Relation } from '../roles/index.ts';
import type { StoredLinkMove, Tx } from '../store/index.ts';
import { type Acting, type Actor, isPerson, touch } from '../world/index.ts';
import { use } from './bind.ts';
import { isOutranked } from './rank.ts';

type OnMove = CommandMap['allowMove' | 'refuseMove' | 'allowMoveFor'];

/** Read once in a command: who relates it and who handles it ask one after the other. */
const known = new WeakMap<Tx, StoredLinkMove>();

async function openMove({ requests }: Context, tx: Tx, id: MoveId): Promise<Result<StoredLinkMove, Refusal>> {
  const move = known.get(tx) ?? (await tx.people.linkMove(id));
  if (move === null || !requests.isOpen(tx, id)) return err({ code: 'unknown-move' });
  known.set(tx, move);
  return ok(move);
}

/** Whose link is asked for: one's own, or somebody else's. */
export async function relateToOwnMove({
  context,
  tx,
  actor,
  command,
}: Asking<Actor, OnMove>): Promise<Result<Relation, Refusal>> {
  const move = await openMove(context, tx, command.move);
  if (!move.ok) return move;
  return ok(isPerson(actor, move.value.person) ? 'own' : 'other');
}

/** About the one whose link is asked for. */
export const ofMove = about(async ({ context, tx, command }: Asking<Actor, OnMove>) => {
  const move = await openMove(context, tx, command.move);
  return move.ok ? ok(aboutPeople(move.value.person)) : move;
});

/** Lets the link move to the phone that has asked. */
export async function allowMove({ context, tx, command }: Asking<Acting, OnMove>): Promise<CommandResult> {
  const move = await openMove(context, tx, command.move);
  if (!move.ok) return move;
  const { link: key, person, device } = move.value;
  const asker = await context.actors.of(tx, move.value.asker);
  await use(context, tx, { link: { key, person }, device, asker, what: 'moved' });
  return ok({ type: 'settled' });
}

/**
 * Staff let somebody whom they see onto another phone. Refuses referees for whom does not trade, and for organisers, who may trade
 * as well: by their link a phone would read all that organisers do, and choose the passphrase where there is none yet.
 */
export async function letIn(asking: Asking<Acting, OnMove>): Promise<CommandResult> {
  const { context, tx, actor, command } = asking;
  const move = await openMove(context, tx, command.move);
  if (!move.ok) return move;
  const isForTraders = actor.person.staff === 'referee';
  const person = isForTraders ? await tx.people.personByKey(move.value.person) : null;
  if (person?.trades === false || isOutranked(actor.person, person))
    return err({ code: 'not-allowed', why: 'role' });
  return allowMove(asking);
}

/** Keeps the link where it is. */
export async function refuseMove({ context, tx, command }: Asking<Acting, OnMove>): Promise<CommandResult> {
  const move = await openMove(context, tx, command.move);
  if (!move.ok) return move;
  await tx.people.refuseLinkMoves(move.value.link);
  await touch(context, tx, [move.value.person]);
  return ok({ type: 'settled' });
}
