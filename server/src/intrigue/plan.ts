// Plan: the timetable of rings (IN6).

import { err, ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { type Acting, touch } from '../world/index.ts';
import { deckAround } from './around.ts';

/**
 * Replaces the timetable by these times: only future ones, each once. Refuses where there is no deck, or it is closed.
 */
export async function planRings({
  context,
  tx,
  command,
}: Asking<Acting, CommandMap['planRings']>): Promise<CommandResult> {
  const around = await deckAround(context, tx);
  if (around === null) return err({ code: 'intrigue-off' });
  if (around.live.state.common.seed !== null) return err({ code: 'deck-closed' });
  const now = context.clock.now();
  const before = await tx.intrigue.plannedRings();
  // A ring that was missed in a pause can't be planned anew: it comes when the pause is over.
  const missed = before.filter((at) => at <= now);
  const planned = before.filter((at) => at > now);
  tx.answerTo(JSON.stringify(planned));
  const rings = [...new Set(command.at)].filter((at) => at > now).toSorted((x, y) => x - y);
  await tx.intrigue.dropRings(planned);
  await tx.intrigue.planRings(rings.map((at) => ({ at })));
  tx.note({ is: 'ringsPlanned', at: [...missed, ...rings] });
  context.deck.change(tx);
  await touch(
    context,
    tx,
    [...around.people.values()].map(({ key }) => key),
  );
  return ok({ type: 'settled' });
}
