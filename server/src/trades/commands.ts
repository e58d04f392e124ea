// Commands of trades.

import { byPerson, command, type SomeCommands, nothing } from '../command/index.ts';
import { traders } from '../roles/index.ts';
import { acceptTrade, answersAs, closeAs, ownTrade } from './answerTrade.ts';
import { offerTrade } from './offerTrade.ts';

export const tradeCommands = {
  offerTrade: command({
    who: traders('other'),
    find: nothing,
    relate: () => 'other',
    do: byPerson(offerTrade),
  }),
  acceptTrade: command({
    who: traders('party'),
    find: ownTrade,
    relate: answersAs('to'),
    do: byPerson(acceptTrade),
  }),
  declineTrade: command({
    who: traders('party'),
    find: ownTrade,
    relate: answersAs('to'),
    do: byPerson(closeAs('declined')),
  }),
  withdrawTrade: command({
    who: traders('party'),
    find: ownTrade,
    relate: answersAs('from'),
    do: byPerson(closeAs('withdrawn')),
  }),
} satisfies SomeCommands;
