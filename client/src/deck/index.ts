// deck: the cards of a deck as their owner looks at them: in an order of their own, filtered, and against a rival.

export { EndMark, useDeckLook } from './useDeckLook.tsx';
export { deckOf } from './ownOrder.ts';
