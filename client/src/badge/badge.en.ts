// English words of the badge: the public code by which others find a trader.

import type { badgeRu } from './badge.ru.ts';

export const badgeEn: typeof badgeRu = {
  title: 'My code',
  lead: 'Let others point a camera at it, or read it out: with it they make contracts, trade and play with you.',
  noRights: 'It gives no rights, so anybody may see it. Show your personal link to nobody.',
  qr: 'Code for a camera: this trader',
  spelled: (code) => `Code ${code}`,
  staff: { referee: 'Referee', organiser: 'Organiser', display: 'Public screen' },
  notTrader: 'You don’t trade: nobody makes contracts with you.',
  frozen: 'An organiser has suspended your trading. Please talk to them.',
  shared: (name) => `${name}, Dunmer Trade`,
};
