// deck: the cards of a deck as their owner looks at them: in an order of their own, filtered, and against a rival.

export type { DuelEnd } from './duel.ts';
export { EndMark } from './endMark.tsx';
export type { Outcome, Sort } from './look.ts';
export { deckOf } from './ownOrder.ts';
export { useDeckLook } from './useDeckLook.tsx';
