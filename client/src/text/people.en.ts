// English words of people: exactly the keys of Russian.

import type { peopleRu } from './people.ru.ts';

export const peopleEn: typeof peopleRu = {
  choose: {
    title: 'With whom',
    field: 'Code of a badge, or a name',
    hint: 'The easiest way is to point the camera at the badge: the trader’s page opens by itself',
    met: 'You have met before',
    found: 'Found',
    others: 'Other traders',
    nobodyMet: 'Those with whom you have dealt will be here.',
    none: 'There is nobody with this name or code.',
    more: 'Not all are shown. Write more of the name.',
    notTrader: 'does not trade',
  },
  badge: {
    title: 'Trader',
    unknown: 'There is no such badge. Check the code.',
    self: 'This is your own badge.',
    notTrader: 'This person does not trade: no deals, trades or matches with them.',
    stranger: 'To deal with them, open your personal link first.',
    ask: 'What would you like?',
    contract: 'Make a contract',
    contractHint: 'Goods or a service for drakes; a game for prestige can be inside',
    challenge: 'Play a match',
    challengeHint: 'Without a contract: for prestige, or friendly',
    trade: 'Trade or give',
    tradeHint: 'Cards and drakes',
    myCode: 'Show my code',
    open: 'Your affairs',
  },
};
