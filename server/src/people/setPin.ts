// The four digits that move a link: chosen at its first use, changed by the phone that holds it.

import { ok } from '@dunmer/shared/lib';
import { type Asked, byPerson, type CommandMap, type Prepared } from '../command/index.ts';
import { forgetActors, touch } from '../world/index.ts';

/**
 * Keeps the four digits, as scrypt only. Nobody has guessed at new ones, so they may be tried even where the ones
 * before rest.
 */
export async function setPin({
  context,
  command,
}: Asked<CommandMap['setPin']>): Promise<Prepared<CommandMap['setPin']>> {
  const kept = await context.scrypted.keptPin(command.pin, context.draws.draw());
  return ok(
    byPerson(async ({ tx, actor: { person } }) => {
      await tx.people.setPin(person.key, kept);
      await tx.people.restorePins(person.key);
      forgetActors(context, tx);
      await touch(context, tx, [person.key]);
      return ok({ type: 'settled' });
    }),
  );
}
