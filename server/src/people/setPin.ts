// The four digits that move a link; chosen at the first use, changed by the phone that controls.

import { ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../door/index.ts';
import { type Acting, forgetActors, touch } from '../world/index.ts';
import { keptPin } from './scrypted.ts';

/** Keeps the four digits, as scrypt only. */
export async function setPin({
  context,
  tx,
  actor: { person },
  command,
}: Asking<Acting, CommandMap['setPin']>): Promise<CommandResult> {
  await tx.people.setPin(person.key, keptPin(command.pin, context.draws.draw()));
  forgetActors(context, tx);
  await touch(context, tx, [person.key]);
  return ok({ type: 'settled' });
}
