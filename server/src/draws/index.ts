// draws: secret bytes, ids and codes.
export { type Draws, drawsFrom, newEpoch } from './draws.ts';
export { secretHash } from './secretHash.ts';
