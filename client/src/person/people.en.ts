// English words of people: exactly the keys of Russian.

import type { peopleRu } from './people.ru.ts';

export const peopleEn: typeof peopleRu = {
  choose: {
    title: 'With whom',
    field: 'Code of a badge, or a name',
    hint: 'It is easiest to point the camera at the badge: the page opens at once',
    met: 'You have met before',
    found: 'Found',
    others: 'Other traders',
    nobodyMet: 'Those you have dealt with will be here.',
    none: 'Nobody has this name or code. Check the letters.',
    more: 'Not all are shown. Type more of the name.',
    notTrader: 'does not trade',
  },
  badge: {
    title: 'Trader',
    unknown: 'There is no such badge. Check the code.',
    self: 'This is your own badge.',
    notTrader: 'This person does not trade: no deals, no trades, no matches.',
    stopped: 'Nothing new can be begun while your trading is suspended.',
    stranger: 'To make a deal, open your personal link first.',
    ask: 'What would you like?',
    contract: 'Make a contract',
    contractHint: 'Goods or a service for drakes; you can play for prestige',
    challenge: 'Play a match',
    challengeHint: 'Without a contract: for prestige, or friendly',
    trade: 'Trade or give',
    tradeHint: 'Cards and drakes',
    myCode: 'Show my code',
    open: 'What is open between you',
  },
};
