// find: whoever enters the code of a printed slip first owns its copy (rule 7).

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { secretHash } from '../draws/index.ts';
import { type PersonKey, STORE_OWNER } from '../store/index.ts';
import { type Acting, type Actor, touch } from '../world/index.ts';
import { moveCopy } from './move.ts';

/** The person who printed the slip with this code; null if nobody did. */
export const printerOf = async ({
  tx,
  command,
}: Asking<Actor, CommandMap['find']>): Promise<Result<PersonKey | null, never>> =>
  ok(await tx.cards.printerOf(secretHash(command.code)));

/**
 * Gives the copy of a slip to its finder. Refuses codes that belong to no slip or were entered before, and a finder
 * who is in a match (rule 1.5); the slip then stays valid.
 */
export async function find({
  context,
  tx,
  actor: { person },
  command,
}: Asking<Acting, CommandMap['find']>): Promise<CommandResult> {
  const slip = secretHash(command.code);
  const copy = await tx.cards.copyOfSlip(slip);
  if (copy === null || copy.owner !== STORE_OWNER)
    return err((await tx.cards.wasFound(slip)) ? { code: 'found-before' } : { code: 'unknown-code' });
  if (copy.frozen) return err({ code: 'copy-bound', copy: copy.id, by: 'frozen' });
  const finder = await tx.people.personByKey(person.key);
  if (finder?.match !== null) return err({ code: 'in-match' });
  const handing = { to: person.key, subject: null, who: person.key, at: context.clock.now() };
  await moveCopy(tx, copy, { ...handing, why: 'found' });
  await touch(context, tx, [person.key]);
  return ok({ type: 'found', copy: copy.id, card: copy.card });
}
