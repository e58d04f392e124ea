// English words of a trader's cards: the deck, one card with its history, and found slips.

import type { CopyBlock, CopyReason } from '@dunmer/shared/protocol';
import { cardsEn } from './amounts.ts';
import type { copiesRu } from './copies.ru.ts';

const BLOCKED: Readonly<Record<CopyBlock, string>> = {
  'in-match': 'in a match',
  reserved: 'reserved',
  frozen: 'frozen',
};
const BLOCKED_MEANS: Readonly<Record<CopyBlock, string>> = {
  'in-match': 'The card is in a match. Until its end it can’t be given or traded (rule\u00A01.5).',
  reserved:
    'The card is reserved: another trader has yet to choose the price of victory. Until then it can’t be played or traded (rule\u00A06.2).',
  frozen: 'An organiser has frozen the card. It can’t be played or traded.',
};
const WHY: Readonly<Record<CopyReason, string>> = {
  made: 'Came into the event',
  dealt: 'Dealt',
  claimed: 'Price of victory',
  trade: 'Trade or gift',
  moved: 'Decided by an organiser',
  found: 'Found',
  withdrawn: 'Taken out of the deck',
  returned: 'Returned',
};

export const copiesEn: typeof copiesRu = {
  deck: 'My deck',
  empty: 'There are no cards in your deck. They are traded, given, taken as a price of victory, or found.',
  inMatch: 'The whole deck is in a match: until its end no card can be given or traded (rule\u00A01.5).',
  bound: (count) => `Not free: ${cardsEn(count)}`,
  short: (count) =>
    `The deck is short: ${cardsEn(count)} free, and there are six cells. You can still play: all of it is placed at once, on any cells (rule\u00A02.2).`,
  unplayable: 'You can’t play: no card is free.',
  orderNote:
    'Drag by the edge or press the arrows. The cards are placed in this order if your time runs out.',
  ordering: 'Saving the order…',
  find: 'Found a card?',
  blocked: BLOCKED,
  blockedMeans: BLOCKED_MEANS,
  serial: (serial, of) => (of === null ? `Copy ${serial}` : `Copy ${serial} of ${of}`),
  card: {
    title: 'Card',
    notYours: 'This card is no longer yours, so you can’t see its history.',
    history: 'Whose hands it passed through',
    cut: 'There are too many steps: those in the middle are left out.',
    store: 'the event’s store',
    hands: (from, to) => `${from} → ${to}`,
    about: { match: 'Match', trade: 'Trade' },
    frozen: 'The card was frozen',
    thawed: 'The card is free again',
    staff: 'organisers',
    trade: 'Give or trade',
    show: 'Show for a trade',
    showTitle: 'This card’s code',
    showHint:
      'Let another trader point a camera at it: they can ask for this card and offer one of theirs. You still decide.',
    showQr: 'Code for a camera: ask for this card',
    unknown: 'This card is not in the phone’s catalogue. Reload the page.',
  },
  why: WHY,
  news: {
    title: 'New in your deck',
    read: 'Got it',
    happened: {
      came: (cards, from) => `To you: ${cards}. From: ${from}.`,
      went: (cards, to) => `From you: ${cards}. To: ${to}.`,
      frozen: (cards) => `Frozen: ${cards}.`,
      thawed: (cards) => `Free again: ${cards}.`,
    },
    many: cardsEn,
    card: (name) => `“${name}”`,
    by: 'done by the organisers',
    ruling: 'a ruling on the match',
    reason: (reason) => `reason: ${reason}`,
  },
  finding: {
    title: 'A found card',
    lead: 'The slip you found has a code. Whoever enters it first owns the card.',
    code: 'Code on the slip',
    codeHint: 'Eight characters',
    codeShort: 'A code has eight characters',
    codeOdd: 'Codes have no 0, 1, I, L, O or U: check the characters',
    submit: 'Take the card',
    once: 'The code works once. The card is yours at once.',
    got: 'The card is yours',
    gotSaid: (card) => `The card is yours: “${card}”`,
    toCard: 'See the card',
    toDeck: 'To the deck',
    another: 'Enter another code',
    stranger:
      'To take the card, open your personal link on this phone first. The code on the slip stays good.',
  },
};
