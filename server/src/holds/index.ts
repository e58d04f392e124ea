// holds: what traders hold of both modules, for steps that touch it and for the matches that are told of it.
export { type Around, arePledgesKnown, keyOf, pledgesAround } from './pledges.ts';
export { contractWindows } from './contractWindows.ts';
export { areHoldsKnown, deckInPlay } from './holds.ts';
export { type Bound, tellAllMatches, tellMatches } from './tellMatches.ts';
export { windowsFor } from './windows.ts';
