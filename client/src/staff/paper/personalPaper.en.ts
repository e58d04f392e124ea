// English words of the papers that people are given: exactly the keys of Russian.

import { numberEn } from '../../text/amounts.ts';
import type { personalPaperRu } from './personalPaper.ru.ts';

export const personalPaperEn: typeof personalPaperRu = {
  link: 'Personal link',
  linkHint: 'For you alone. Open it with the camera or type the code: the phone becomes yours.',
  badge: 'Badge',
  badgeHint: 'With this code others make contracts, trade and play with you. It gives no rights.',
  staffBadge: 'Badge',
  staffBadgeHint: 'By this code organisers find you. It gives no rights.',
  slip: 'Found card',
  slipHint: 'Whoever enters this code first gets the card.',
  again: {
    makeLink: (count) =>
      `Also those who have a slip already (${numberEn(count)}): traders’ old links and codes stop working`,
    makeSlip: (count) =>
      `Also the cards whose slips are printed already (${numberEn(count)}): their old codes stop working`,
  },
  nobody: {
    makeLink: 'Everybody selected has a slip already.',
    makeSlip: 'All selected cards have slips already.',
  },
  print: 'Print',
  links: 'Make links',
  added: (name) => `Done: ${name}`,
  made: (made, all) => `Done: ${numberEn(made)} of ${numberEn(all)}`,
  onceAll: 'Print them before you close this: they can’t be shown again.',
  printBadges: 'Print badges',
  once: 'Once closed, this link can’t be shown again; only a new one can be made.',
  onceSlip: 'Once closed, this code can’t be shown again.',
  where: 'Type the code at:',
  qr: 'Code for the camera',
  spelled: (code) => `Code ${code}`,
};
