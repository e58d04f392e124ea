// draws: secret bytes, ids and codes, and the stored forms of secrets.
export { type Draws, drawsFrom, newEpoch } from './draws.ts';
export { Scrypted } from './scrypted.ts';
export { secretHash } from './secretHash.ts';
export { untilFree } from './untilFree.ts';
