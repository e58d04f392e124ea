// English words of a deck in the hand: exactly the keys of the Russian ones.

import type { deckRu } from './deck.ru.ts';
import { cardsEn } from '../text/amounts.ts';

const SORTS = {
  own: 'My own',
  name: 'Name',
  rarity: 'Rarity',
  initiative: 'Initiative',
  virtue: 'By virtue',
  superiority: 'By superiority',
};
const OUTCOMES = {
  all: 'All cards',
  beats: 'Win',
  stands: 'Stand',
  falls: 'Lose',
};
const ENDS = {
  wins: 'wins',
  loses: 'loses',
  bothFall: 'both fall',
  bothStand: 'both stand',
};

export const deckEn: typeof deckRu = {
  look: 'Order and filter',
  close: 'Close',
  cards: cardsEn,
  some: (shown, all) => `${shown} of ${all} shown`,
  reset: 'Show all',
  resetIcon: 'Reset filter and order',
  noneFits: 'No such card here.',
  spread: 'Lay out all the cards',
  fold: 'Fold away',
  parts: { label: 'What to change', order: 'Order', filter: 'Filter', rival: 'Who beats whom' },
  sort: 'In which order',
  sorts: SORTS,
  sortNote: {
    own: 'As you have arranged them yourself.',
    name: 'A to Z.',
    rarity: 'The rarest first.',
    initiative: 'Those whose ability works sooner first.',
    virtue: 'Cards with the same virtues side by side.',
    superiority: 'Those that overcome more virtues first.',
  },
  arrange: 'Rearrange the cards',
  has: 'Has',
  hasHint: 'Cards with all the virtues you pick.',
  bare: 'No virtue at all',
  beats: 'Overcomes',
  beatsHint: 'Cards that overcome all the virtues you pick.',
  shields: 'Protected',
  shieldsHint: 'Cards protected from all the virtues you pick.',
  rival: 'Who stands opposite',
  rivalNobody: 'Nobody',
  rivalIcons: 'A card with these icons',
  rivalOwn: 'This deck',
  rivalOthers: 'Other cards',
  rivalHas: 'Its virtues',
  rivalBeats: 'Its superiority',
  rivalShields: 'Its protection',
  asPrinted: 'By the icons on the cards, without abilities (rule\u00A04.2).',
  show: 'Which cards to show',
  outcomes: OUTCOMES,
  ends: ENDS,
  endSaid: (end) => `against the card it faces: ${ENDS[end]}`,
  found: (shown, hidden) =>
    hidden === 0 ? `All shown: ${cardsEn(shown)}` : `Shown: ${shown}, hidden: ${hidden}`,
  done: 'Done',
  own: {
    title: 'My own order',
    note: 'Drag by the edge or press the arrows. This phone remembers the order of this deck; no rule depends on it.',
    up: (card) => `Up: ${card}`,
    down: (card) => `Down: ${card}`,
    at: (card, place, count) => `${card}: place ${place} of ${count}`,
    asDealt: 'As in the deck',
  },
};
