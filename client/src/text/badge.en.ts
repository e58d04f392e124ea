// English words of the badge: the public code by which others find a trader.

import type { badgeRu } from './badge.ru.ts';

export const badgeEn: typeof badgeRu = {
  title: 'My code',
  lead: 'Point another camera at it, or read it out: by it others make contracts with you, trade and play.',
  noRights: 'This code gives no rights: show it to anybody. Show your personal link to nobody.',
  qr: 'Code for a camera: this trader',
  spelled: (code) => `Code ${code}`,
  staff: { referee: 'Referee', organiser: 'Organiser', display: 'Hall display' },
  notTrader: 'You don’t trade: no contract can be made with you.',
  frozen: 'An organiser has suspended your trading.',
  shared: (name) => `${name}, Dunmer Trade`,
};
