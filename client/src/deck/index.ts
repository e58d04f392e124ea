// deck: the cards of a deck as their owner looks at them: in an order of their own, filtered, and against a rival.

export { EndMark } from './endMark.tsx';
export { deckOf } from './ownOrder.ts';
export { useDeckLook } from './useDeckLook.tsx';
