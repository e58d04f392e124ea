// device: what this browser offers: its own storage, randomness, and ways to share a link.

export { machine, onWake, randomHex, uuidv7 } from './machine.ts';
export { canShare, copied, share } from './sharing.ts';
export { forget, keep, keptKeys, onForgotten, onKeptElsewhere, recall } from './storage.ts';
