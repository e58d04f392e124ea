// device: what this browser gives: a memory of its own, chance, and ways for a link to leave it.

export { canShare, copied, machine, onWake, randomHex, share, uuidv7 } from './machine.ts';
export { forget, keep, keptKeys, onForgotten, onKeptElsewhere, recall } from './storage.ts';
