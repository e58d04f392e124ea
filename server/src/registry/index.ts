// registry: copies, their owners and their history.
export { blockOf, isPlayable } from './free.ts';
export { type Handing, moveCopy } from './move.ts';
export { cardRules } from './rules.ts';
