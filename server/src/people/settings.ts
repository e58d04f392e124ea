// Settings: organisers set the event's bounds and pause it.

import { err, ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { setIntrigue } from '../intrigue/index.ts';
import { tellAllMatches } from '../holds/index.ts';
import { takeOverRuins } from '../pledges/index.ts';
import { type Acting, PAUSED_BY, PAUSES, touchAll, writeSetting } from '../world/index.ts';

/** Sets something. Refuses to change where coins are kept once anything hangs on it (EVENT, "Money"). */
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
  // PR27: closed once, promises stay closed.
  if (change.name === 'promises' && settings.promises === 'closed') return err({ code: 'pledges-closed' });
  const deck = change.name === 'packs' || change.name === 'intrigue' ? await context.deck.of(tx) : null;
  // IN1: what a deck is made of stays.
  if (change.name === 'packs' && deck !== null) return err({ code: 'deck-made' });
  // IN5: closed once, nothing of it is played any more.
  if (change.name === 'intrigue' && change.value === 'on' && deck !== null && deck.state.common.seed !== null)
    return err({ code: 'deck-closed' });
  // Of a deck that there was none of nobody holds anything: no match is told of it.
  const isFirst = change.name === 'intrigue' && deck === null;
  await writeSetting(context, tx, change.name, String(change.value));
  if (change.name === 'promises' && settings.promises === undefined) await takeOverRuins(context, tx);
  // Switched off, what lies rests and nothing is played, in matches too, until it is on again.
  if (change.name === 'intrigue' && change.value === 'on')
    await setIntrigue(context, tx, { who: actor.person.key });
  const isSwitch = change.name === 'promises' || (change.name === 'intrigue' && !isFirst);
  if (isSwitch && change.value !== settings[change.name]) await tellAllMatches(context, tx);
  await touchAll(context, tx);
  return ok({ type: 'settled' });
}

/**
 * Pauses the event, or lets it go on: traders then begin nothing and make no move; clocks stand still. Whoever plays
 * may do so too, for it stops everybody alike; every screen says who has.
 */
export async function pauseEvent({
  context,
  tx,
  actor,
  command,
}: Asking<Acting, CommandMap['pauseEvent']>): Promise<CommandResult> {
  // A pause is neither ended nor taken over unread, be it a new one of the same organiser's.
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
