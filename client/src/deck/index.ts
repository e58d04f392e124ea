// deck: how an owner arranges and views the cards of a deck: in an order of their own, filtered, and against a rival.

export { EndMark, useDeckLook } from './useDeckLook.tsx';
export { deckOf } from './ownOrder.ts';
