// English words of what is printed for both modules: exactly the keys of Russian.

import { numberEn } from '../../text/amounts.ts';
import { paperRulesEn } from './paperRules.en.ts';
import type { staffPaperRu } from './staffPaper.ru.ts';

export const staffPaperEn: typeof staffPaperRu = {
  title: 'On paper',
  lead: 'For play on paper: A4, black and white, cut along the dashes.',
  links: { promises: 'Print the promises', intrigue: 'Print the deck' },
  sheets: (count) => `Sheets: ${numberEn(count)}`,
  none: 'Nothing to print yet.',
  many: {
    makeLink: { does: 'The links are shown once: print them at once.', confirm: 'Make the links' },
    makeSlip: {
      does: 'Whoever enters the code of a slip first gets its card. The slips are shown once: print them at once.',
      confirm: 'Make the slips',
    },
  },
  kinds: {
    cards: {
      title: 'Intrigue cards',
      hint: 'The whole deck by packs. Shuffle it in the organisers’ tent.',
    },
    bell: {
      title: 'Sheet beside the bell',
      hint: 'Rings with their times and a line for each trader: initiative, a tick, and how many cards.',
    },
    houses: {
      title: 'Sheets of the houses',
      hint: 'For each house: a sheet with the rules and five cards without a name. Write the name by hand.',
    },
    named: {
      title: 'Promises of traders',
      hint: 'Five cards each, with the name, for everybody who was dealt promises.',
    },
  },
  print: 'Print',
  pack: (nth) => `pack ${numberEn(nth)}`,
  promisedBy: 'Promised by',
  five: 'The five promises of this house',
  rulesOf: { promises: 'Promises in short', intrigue: 'Intrigue in short' },
  rules: paperRulesEn,
  bell: {
    title: 'Status phases',
    trader: 'Trader',
    ring: (ring) => `no.\u00A0${numberEn(ring)}`,
    unplanned: 'time: ____',
    how: 'In each box: the place in initiative, a tick once drawn, and how many cards.',
    total: 'Cards drawn',
  },
};
