// English words about what a move would lead to at the patrons' table.

import { cardsEn } from '../../text/amounts.ts';
import type { patronsForeseenRu } from './patronsForeseen.ru.ts';

const list = (all: readonly string[]): string => all.join('; ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const patronsForeseenEn: typeof patronsForeseenRu = {
  alone: (what) => capital(what),
  undefended: (what) => `If nobody defends: ${what}`,
  enters: (card) => `“${card}” comes into play`,
  falls: (card) => `“${card}” falls`,
  wounded: (card, left) => `“${card}” keeps ${left} life`,
  healed: (card, left) => `“${card}” goes up to ${left} life`,
  hand: (card) => `“${card}” goes to its owner’s hand`,
  grave: (card) => `“${card}” goes to the graveyard`,
  taken: (card) => `“${card}” comes over to you`,
  lostTo: (card) => `“${card}” goes over to the opponent`,
  closed: (card) => `“${card}” closes`,
  raised: (card, strike) => `“${card}” strikes for ${strike}`,
  won: 'the opponent’s patron falls and you win',
  lost: 'your patron falls',
  drawn: 'both patrons fall: a draw',
  nothing: 'nothing changes',
  draws: (count) => `you draw ${cardsEn(count)}`,
  asks: 'then you choose',
  all: (what) => `${capital(list(what))}.`,
};
