// intrigue: the intrigue deck: what is printed on its cards.

export { type IntrigueCards, useIntrigueCards } from './useIntrigueCards.ts';
