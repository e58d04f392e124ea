// English words of a preview: exactly the keys of Russian.

import { cardsEn, drakesEn, numberEn, promisesEn } from '../../text/amounts.ts';
import { staffHappensEn } from './staffHappens.en.ts';
import type { staffPreviewRu } from './staffPreview.ru.ts';

export const staffPreviewEn: typeof staffPreviewRu = {
  undo: {
    'any-time': 'It can be undone at any time.',
    'by-new-act': 'A new action can undo it, if everything is still there.',
    'void-only': 'After that, only the whole match can be voided.',
    never: 'It can’t be undone.',
  },
  places: {
    bank: 'the event’s bank',
    store: 'the event’s store',
    hold: 'set aside for a contract',
    pot: 'the pot',
    made: 'new',
    slip: 'a slip on site',
    frozen: 'frozen',
    free: 'free',
    reserved: 'reserved',
  },
  placesOfMany: { made: 'new', frozen: 'frozen', free: 'free', reserved: 'reserved' },
  happens: staffHappensEn,
  preview: {
    drakes: (from, to, sum, why) => `${from} → ${to}: ${drakesEn(sum)} (${why})`,
    copies: (cards, from, to) =>
      `${from} → ${to}: ${cards.length > 1 ? `${cardsEn(cards.length)}, ` : ''}${cards.map((card) => `“${card}”`).join(', ')}`,
    debt: (from, to, sum, isStill) =>
      `${isStill ? 'Stays owed' : 'Noted as a debt'}: ${from} → ${to}, ${drakesEn(sum)}`,
    cardDebt: (from, to, card, isStill) =>
      `${isStill ? 'Stays owed' : 'Noted as a debt'}: ${from} → ${to}, the card “${card}”`,
    debtEnds: (from, to, what) =>
      `No longer owed: ${from} → ${to}, ${typeof what === 'number' ? drakesEn(what) : `the card “${what}”`}`,
    lies: {
      hidden: 'with another trader',
      'in-match': ', in a match',
      reserved: ', reserved for a price of victory',
      frozen: ', frozen',
    },
    lying: (card, place) => `“${card}” (here: ${place})`,
    left: (to, lying, then) => `Can’t be given back now: ${lying} → ${to}. ${then}`.trim(),
    becomes: {
      bank: 'The bank does not replace cards: it stays there, and nobody owes it.',
      nothing: 'It stays there, and nobody owes it; a later ruling may give it back.',
    },
    missing: (from, sum) => `${from}: still short of ${drakesEn(sum)}. The rest can be corrected later`,
    contract: (state) => `Contract: ${state}`,
    match: (what, from) => `Match: ${what}${from === null ? '' : ` (after result no. ${from})`}`,
    lot: (to, count, rarity) => `${to}: ${cardsEn(count)} by lot (${rarity})`,
    person: (name, what) => `${name}: ${what}`,
    newcomer: {
      none: 'new trader',
      referee: 'new referee',
      organiser: 'new organiser',
      display: 'new public screen',
    },
    tradesToo: (what) => `${what}, trades`,
    all: (count) => `each of ${numberEn(count)}`,
    each: (names) => `${names.join(', ')} (each)`,
    names: 'Names',
    times: (words, count) => `${words} — ${numberEn(count)} times`,
    more: (count) => `Not all is shown: ${numberEn(count)} more lines.`,
    short: (drakes, cards) =>
      `Short of: ${[...(drakes > 0 ? [drakesEn(drakes)] : []), ...cards].join(', ')}. Decide what takes its place.`,
    setting: (name, values) => `${name}: ${values.join(' → ')}`,
    promisePaid: (from, to, sum, card) =>
      `${from} → ${to}: paid for the promise “${card}” already, and it stays paid: ${drakesEn(sum)}`,
    pledges: (to, count, house) => `${to}: ${promisesEn(count)}, ${house ?? 'the house is drawn by lot'}`,
    pledgesBack: (to, count) => `${to} → back into the hand: ${promisesEn(count)}`,
    salts: (count) => `Seals of promises opened: ${numberEn(count)}`,
    heldForGood:
      'Contracts with promises set aside for them can’t be fulfilled any more. The partners or an organiser can annul them.',
    deck: (copies) => `The intrigue deck: ${cardsEn(copies)}, its seal is published`,
    intrigue: (to, what, count) =>
      `${to} → ${what === 'drawn' ? 'into the hand' : 'spent'}: ${numberEn(count)} intrigue ${count === 1 ? 'card' : 'cards'}`,
    taken: (from, to, count) =>
      `${from} → ${to}: ${numberEn(count)} intrigue ${count === 1 ? 'card' : 'cards'}`,
    spent: (card) => `“${card}” → spent`,
    action: (card, how) => `“${card}” ${how === 'done' ? 'is carried out' : 'comes to nothing'}`,
    front: (card, before) => `${before} → spent: “${card}”`,
    deckIs: {
      shuffled: 'The intrigue deck is shuffled',
      rung: (ring) => `Status phase number ${numberEn(ring)}`,
      planned: (count) => `Rings in the timetable: ${numberEn(count)}`,
      closed: 'The intrigue deck is closed, its secret number published',
      'audience-opened': 'The audience opens',
      'audience-closed': 'The audience closes',
    },
    pledge: (owner, to, cards, hidden) => {
      const known = cards.map((card) => `“${card}”`);
      const all = hidden === 0 ? known : [...known, `${promisesEn(hidden)} face down`];
      const place = { home: 'home', hand: 'back to its holder', out: 'out of the event' }[to];
      return `${owner} → ${place}: ${all.join(', ')}`;
    },
  },
};
