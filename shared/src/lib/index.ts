// lib: small helpers that know nothing of the game.
export { type Result, ok, err } from './result.ts';
export { type Brand } from './brand.ts';
export { BrokenInvariant, assert, never, present } from './assert.ts';
export { type Frozen, tied } from './tied.ts';
export { isRecord, sameValue } from './sameValue.ts';
export { unbroken } from './unbroken.ts';
