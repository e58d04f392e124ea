// Play: what holders of promises do with them outside of contracts and matches (PR3, PR10, PR14).

import { err, ok } from '@dunmer/shared/lib';
import type { PledgeCommand } from '@dunmer/shared/pledges';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { type Acting, touch, touchAll } from '../world/index.ts';
import { pledgesAround } from '../holds/index.ts';
import { recordPledges } from './record.ts';
import { PledgeSteps } from './steps.ts';

type Playing = CommandMap['playPledge' | 'letGoPledge'];

const said = (who: string, command: Playing): PledgeCommand =>
  command.type === 'playPledge'
    ? { type: 'play', who, key: command.pledge, named: command.named }
    : { type: 'letGo', who, key: command.pledge };

/**
 * Plays a promise of the window `free`, or lets go of one that lies. A refused play shows nothing to anybody (PR11).
 */
export async function playPledge({
  context,
  tx,
  actor,
  command,
}: Asking<Acting, Playing>): Promise<CommandResult> {
  const { key, id } = actor.person;
  const steps = new PledgeSteps(await pledgesAround(context, tx, [key]));
  const taken = steps.take(said(id, command));
  if (!taken.ok) return taken;
  const touched = await recordPledges(context, tx, steps, { who: key });
  await touch(context, tx, [...new Set([key, ...touched])]);
  return ok({ type: 'settled' });
}

/** Shows promises of one's own hand to one trader, or to everybody (PR3). */
export async function showPledges({
  context,
  tx,
  actor,
  command: { pledges, to },
}: Asking<Acting, CommandMap['showPledges']>): Promise<CommandResult> {
  const { key, id } = actor.person;
  const reader = to === null ? null : await tx.people.person(to);
  if (to !== null && reader?.trades !== true) return err({ code: 'unknown-person' });
  if (reader?.key === key) return err({ code: 'oneself' });
  const steps = new PledgeSteps(await pledgesAround(context, tx, [key]));
  const taken = steps.take({ type: 'show', who: id, keys: pledges, shownTo: to });
  if (!taken.ok) return taken;
  const shown = { of: key, to: reader?.key ?? null, at: context.clock.now() };
  await tx.pledges.addShow({ ...shown, pledges });
  tx.note({ is: 'pledgesShown', ...shown, pledges: reader === null ? pledges : null });
  await recordPledges(context, tx, steps, { who: key });
  // Every home shows what was shown to everybody.
  if (reader === null) await touchAll(context, tx);
  else await touch(context, tx, [key, reader.key]);
  return ok({ type: 'settled' });
}
