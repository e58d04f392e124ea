// Play: what traders do with the deck: draw, keep, show, play and answer (INTRIGUE 2 to 4).

import type { CommandMap } from '../command/index.ts';
import { onDeck } from './decideOn.ts';

/** IN9 */
export const buyDraw = onDeck<CommandMap['buyDraw']>(({ offer }, who) => ({ type: 'buyDraw', who, offer }));

/** IN10 */
export const keepIntrigue = onDeck<CommandMap['keepIntrigue']>(({ copies }, who) => ({
  type: 'keep',
  who,
  copies,
}));

/** IN11 */
export const showIntrigue = onDeck<CommandMap['showIntrigue']>(({ copies, to }, who) => ({
  type: 'show',
  who,
  copies,
  shownTo: to,
}));

/** IN13, IN14 */
export const playIntrigue = onDeck<CommandMap['playIntrigue']>(({ id, card, chosen }, who) => ({
  type: 'playAction',
  id,
  who,
  copy: card,
  chosen,
}));

/** IN19, IN20 */
export const cancelIntrigue = onDeck<CommandMap['cancelIntrigue']>(({ asking, card }, who) => ({
  type: 'cancel',
  who,
  asking,
  copy: card,
}));

/** IN19 */
export const passIntrigue = onDeck<CommandMap['passIntrigue']>(({ asking }, who) => ({
  type: 'passAnswer',
  who,
  asking,
}));

/** INTRIGUE 5, `drop`. */
export const dropIntrigue = onDeck<CommandMap['dropIntrigue']>(({ asking, copies }, who) => ({
  type: 'chooseDrop',
  who,
  asking,
  copies,
}));
