// device: what this browser gives: a memory of its own, chance, and ways for a link to leave it.

export { machine, onWake, randomHex, uuidv7 } from './machine.ts';
export { canShare, copied, share } from './sharing.ts';
export { forget, keep, keptKeys, onForgotten, onKeptElsewhere, recall } from './storage.ts';
