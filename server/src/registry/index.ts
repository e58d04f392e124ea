// registry: copies, their owners and their history.
export { syncDefinitions } from './definitions.ts';
export { dealStart, type StartDeal } from './dealStart.ts';
export { blockOf, isPlayable } from './free.ts';
export { makeCopies, type Making, type Wanted } from './make.ts';
export { type Handed, type Handing, moveCopies, moveCopy } from './move.ts';
export { cardRules } from './rules.ts';
