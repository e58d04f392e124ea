// Settings: organisers set the event's bounds and pause it.

import { err, ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { setIntrigue } from '../intrigue/index.ts';
import { tellAllMatches } from '../holds/index.ts';
import { takeOverRuins } from '../pledges/index.ts';
import { type Acting, PAUSED_BY, PAUSES, touchAll, writeSetting } from '../world/index.ts';

/** Sets a setting. Refuses to change where coins are kept once anything depends on it (EVENT, "Money"). */
export async function set({
  context,
  tx,
  actor,
  command: { change },
}: Asking<Acting, CommandMap['set']>): Promise<CommandResult> {
  const { settings } = await context.settings.of(tx);
  tx.answerTo(String(settings[change.name]));
  if (change.name === 'money' && change.value !== settings.money && (await tx.money.isFixed()))
    return err({ code: 'money-fixed', money: settings.money });
  // PR27: once closed, promises stay closed.
  if (change.name === 'promises' && settings.promises === 'closed') return err({ code: 'pledges-closed' });
  const deck = change.name === 'packs' || change.name === 'intrigue' ? await context.deck.of(tx) : null;
  // IN1: a deck keeps the packs that it was made of.
  if (change.name === 'packs' && deck !== null) return err({ code: 'deck-made' });
  // IN5: once closed, the deck is not played any more.
  if (change.name === 'intrigue' && change.value === 'on' && deck !== null && deck.state.common.seed !== null)
    return err({ code: 'deck-closed' });
  // Before there was a deck nobody holds anything of it, so no match has to be told.
  const isFirst = change.name === 'intrigue' && deck === null;
  await writeSetting(context, tx, change.name, String(change.value));
  if (change.name === 'promises' && settings.promises === undefined) await takeOverRuins(context, tx);
  // While a module is off, what lies rests and nothing of it is played, in matches too.
  if (change.name === 'intrigue' && change.value === 'on') await setIntrigue(context, tx, actor.person.key);
  const isSwitch = change.name === 'promises' || (change.name === 'intrigue' && !isFirst);
  if (isSwitch && change.value !== settings[change.name]) await tellAllMatches(context, tx);
  await touchAll(context, tx);
  return ok({ type: 'settled' });
}

/**
 * Pauses the event, or lets it go on. In a pause traders begin nothing and make no move, and clocks stand still.
 * Organisers who play may do so too, because it stops everybody alike; every screen says who has paused.
 */
export async function pauseEvent({
  context,
  tx,
  actor,
  command,
}: Asking<Acting, CommandMap['pauseEvent']>): Promise<CommandResult> {
  // Nobody ends or takes over a pause that they have not read of, even a new one by the same organiser.
  const { paused } = await context.settings.of(tx);
  const pauses = Number((await tx.people.setting(PAUSES)) ?? 0);
  tx.answerTo(paused ? `paused by ${await tx.people.setting(PAUSED_BY)}, ${pauses}` : 'goes on');
  if (command.paused) {
    await writeSetting(context, tx, PAUSED_BY, String(actor.person.key));
    await writeSetting(context, tx, PAUSES, String(pauses + 1));
  }
  await writeSetting(context, tx, 'paused', command.paused ? 'yes' : 'no');
  await touchAll(context, tx);
  return ok({ type: 'settled' });
}
