// Rules of this capability's commands.

import { byPerson, other, own, type RulesFor } from '../door/index.ts';
import { acceptTrade, closeAs, relateOfferer, relateReceiver } from './answerTrade.ts';
import { dealStartDecks } from './dealStartDecks.ts';
import { find } from './find.ts';
import { relateCopy, relateReceivers } from './interest.ts';
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
  find: { relate: own, handle: byPerson(find) },
  orderDeck: { relate: own, handle: byPerson(orderDeck) },
  dealStart: { relate: relateReceivers, handle: byPerson(dealStartDecks) },
  makeCopy: { relate: relateReceivers, handle: byPerson(makeCopy) },
  moveCopy: { relate: relateCopy, handle: byPerson(moveCopyTo) },
  freezeCopy: { relate: relateCopy, handle: byPerson(freezeCopy) },
  makeSlip: { relate: other, handle: byPerson(makeSlip) },
};
