// Play: what traders do with the deck: draw, keep, show, play and answer (INTRIGUE 2 to 4).

import { ok } from '@dunmer/shared/lib';
import type { DeckCommand } from '@dunmer/shared/intrigue';
import type { CommandResult } from '@dunmer/shared/protocol';
import { type Asking, byPerson, type CommandMap, type Do } from '../command/index.ts';
import type { Acting } from '../world/index.ts';
import { decideOnDeck } from './decideOn.ts';

/** Turns a trader's command into one that the deck's core knows. */
type Said<C> = (who: string, command: C) => DeckCommand;

/** Decides and writes a trader's command to the deck; a refusal is told to nobody else. */
const onDeck = <C>(said: Said<C>): Do<C> =>
  byPerson(async ({ context, tx, actor, command }: Asking<Acting, C>): Promise<CommandResult> => {
    const { key, id } = actor.person;
    const decided = await decideOnDeck(context, tx, { who: key }, said(id, command));
    return decided.ok ? ok({ type: 'settled' }) : decided;
  });

/** IN9 */
export const buyDraw = onDeck<CommandMap['buyDraw']>((who, { offer }) => ({ type: 'buyDraw', who, offer }));

/** IN10 */
export const keepIntrigue = onDeck<CommandMap['keepIntrigue']>((who, { copies }) => ({
  type: 'keep',
  who,
  copies,
}));

/** IN11 */
export const showIntrigue = onDeck<CommandMap['showIntrigue']>((who, { copies, to }) => ({
  type: 'show',
  who,
  copies,
  shownTo: to,
}));

/** IN13, IN14 */
export const playIntrigue = onDeck<CommandMap['playIntrigue']>((who, { id, card, chosen }) => ({
  type: 'playAction',
  id,
  who,
  copy: card,
  chosen,
}));

/** IN19, IN20 */
export const cancelIntrigue = onDeck<CommandMap['cancelIntrigue']>((who, { asking, card }) => ({
  type: 'cancel',
  who,
  asking,
  copy: card,
}));

/** IN19 */
export const passIntrigue = onDeck<CommandMap['passIntrigue']>((who, { asking }) => ({
  type: 'passAnswer',
  who,
  asking,
}));

/** INTRIGUE 5, `drop`. */
export const dropIntrigue = onDeck<CommandMap['dropIntrigue']>((who, { asking, copies }) => ({
  type: 'chooseDrop',
  who,
  asking,
  copies,
}));
