// English words of a preview: exactly the keys of Russian.

import { cardsEn, drakesEn } from './amounts.ts';
import { staffHappensEn } from './staffHappens.en.ts';
import type { staffPreviewRu } from './staffPreview.ru.ts';

export const staffPreviewEn: typeof staffPreviewRu = {
  undo: {
    'any-time': 'It can be taken back at any time.',
    'by-new-act': 'A new act can take it back, as far as everything is still there.',
    'void-only': 'After that only voiding the whole match is left.',
    never: 'It can’t be taken back.',
  },
  places: {
    bank: 'the event’s bank',
    store: 'the event’s store',
    hold: 'set aside for a contract',
    pot: 'the pot',
    made: 'new',
    slip: 'a slip for the field',
    frozen: 'frozen',
    free: 'free',
    reserved: 'reserved',
  },
  happens: staffHappensEn,
  preview: {
    drakes: (from, to, sum, why) => `${from} → ${to}: ${drakesEn(sum)} (${why})`,
    copies: (cards, from, to) =>
      `${from} → ${to}: ${cards.length > 1 ? `${cardsEn(cards.length)}, ` : ''}${cards.map((card) => `“${card}”`).join(', ')}`,
    debt: (from, to, sum) => `Noted as a debt: ${from} → ${to}, ${drakesEn(sum)}`,
    missing: (from, sum) =>
      `${from}: another ${drakesEn(sum)} are not there now. Once they are, this entry can be corrected again, for the rest`,
    contract: (state) => `Contract: ${state}`,
    match: (what, from) => `Match: ${what}${from === null ? '' : ` (after settlement ${from})`}`,
    lot: (to, count, rarity) => `${to}: ${cardsEn(count)} by lot (${rarity})`,
    person: (name, what) => `${name}: ${what}`,
    short: (drakes, copies) =>
      `Missing: ${[drakes > 0 ? drakesEn(drakes) : '', copies > 0 ? cardsEn(copies) : ''].filter(Boolean).join(', ')}. Decide what takes its place.`,
    setting: (name, value) => `${name}: ${value}`,
  },
};
