// device: what this browser gives: a memory of its own, chance, and ways for a link to leave it.

export { canShare, copied, share } from './clipboard.ts';
export { forget, keep, keptKeys, onForgotten, onKeptElsewhere, recall } from './storage.ts';
export { randomHex } from './randomHex.ts';
export { machine, uuidv7 } from './machine.ts';
export { onWake } from './wake.ts';
