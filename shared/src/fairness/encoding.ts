// Encoding: how parts are joined before they are hashed (EVENT, Fairness). Each part has its length before it.

import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Nonce } from './event.ts';

export type Bytes = Uint8Array;

/** A text as a part: UTF-8. */
export const text = (value: string): Bytes => utf8ToBytes(value);

/** A 32-byte value as a part: the bytes themselves, not their digits. `''` (F4: no n) is the empty part. */
export const raw = (value: Nonce): Bytes => hexToBytes(value);

function lengthOf(part: Bytes): Bytes {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, part.length);
  return length;
}

/** `‖`: all parts in order, each with its length before it as four bytes, big-endian. */
export const join = (parts: readonly Bytes[]): Bytes =>
  concatBytes(...parts.flatMap((part) => [lengthOf(part), part]));
