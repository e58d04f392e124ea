// device: what this browser gives: a memory of its own, and chance.

export { forget, keep, keptKeys, recall } from './storage.ts';
export { randomHex } from './randomHex.ts';
export { uuidv7 } from './uuid.ts';
export { onWake } from './wake.ts';
