// preview: what an act of staff would change, found by doing it and undoing it, and whether that still holds when the
// act is done.
export { concernsOfAct } from './concerns.ts';
export { fasterThan } from './faster.ts';
export { namedIn } from './deckNames.ts';
export { isAsShown, type Asker, type Seal } from './mark.ts';
export { readBefore } from './before.ts';
export { previewOf } from './previewOf.ts';
