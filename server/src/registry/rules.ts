// Rules of this capability's commands.

import { about, byPerson, other, own, type RulesFor } from '../door/index.ts';
import { aboutCopy, aboutDealt, aboutMade } from './abouts.ts';
import { acceptTrade, closeAs, relateOfferer, relateReceiver } from './answerTrade.ts';
import { dealStartDecks } from './dealStartDecks.ts';
import { find, relateSlip } from './find.ts';
import { offerTrade } from './offerTrade.ts';
import { orderDeck } from './orderDeck.ts';
import { freezeCopy, makeCopy, makeSlip, moveCopyTo } from './staffCopies.ts';

export const cardRules: RulesFor<
  | 'offerTrade'
  | 'acceptTrade'
  | 'declineTrade'
  | 'withdrawTrade'
  | 'find'
  | 'orderDeck'
  | 'dealStart'
  | 'makeCopy'
  | 'moveCopy'
  | 'freezeCopy'
  | 'makeSlip'
> = {
  offerTrade: { relate: other, handle: byPerson(offerTrade) },
  acceptTrade: { relate: relateReceiver, handle: byPerson(acceptTrade) },
  declineTrade: { relate: relateReceiver, handle: byPerson(closeAs('declined')) },
  withdrawTrade: { relate: relateOfferer, handle: byPerson(closeAs('withdrawn')) },
  find: { relate: relateSlip, handle: byPerson(find) },
  orderDeck: { relate: own, handle: byPerson(orderDeck) },
  dealStart: { relate: about(aboutDealt), handle: byPerson(dealStartDecks) },
  makeCopy: { relate: about(aboutMade), handle: byPerson(makeCopy) },
  moveCopy: { relate: about(aboutCopy), handle: byPerson(moveCopyTo) },
  freezeCopy: { relate: about(aboutCopy), handle: byPerson(freezeCopy) },
  makeSlip: { relate: about(aboutCopy), handle: byPerson(makeSlip) },
};
