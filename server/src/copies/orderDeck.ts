// orderDeck: the owner's own order of the deck, in which it is shown, and placed by default (EVENT).

import { err, ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { type Acting, touch } from '../world/index.ts';

/** Keeps an order. It concerns nobody else, so the journal does not record it. Refuses copies of others. */
export async function orderDeck({
  context,
  tx,
  actor: { person },
  command,
}: Asking<Acting, CommandMap['orderDeck']>): Promise<CommandResult> {
  const owned = new Set((await tx.cards.copiesOf(person.key)).map(({ id }) => id));
  const foreign = command.copies.find((copy) => !owned.has(copy));
  if (foreign !== undefined) return err({ code: 'not-yours', copy: foreign });
  await tx.people.setDeckOrder(person.key, [...new Set(command.copies)]);
  await touch(context, tx, [person.key]);
  return ok({ type: 'settled' });
}
