// Encoding: how parts are joined before they are hashed (EVENT, Fairness). Each part has its length before it.

import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Nonce } from './event.ts';

export type Bytes = Uint8Array;

/** A text as a part: UTF-8. */
export const text = (value: string): Bytes => utf8ToBytes(value);

/** A 32-byte value as a part: the bytes themselves, not their digits. `''` (F4: no n) is the empty part. */
export const raw = (value: Nonce): Bytes => hexToBytes(value);

const LENGTH = 4;

/** `‖`: all parts in order, each with its length before it as four bytes, big-endian. */
export function join(parts: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + LENGTH + part.length, 0));
  const lengths = new DataView(joined.buffer);
  let at = 0;
  for (const part of parts) {
    lengths.setUint32(at, part.length);
    joined.set(part, at + LENGTH);
    at += LENGTH + part.length;
  }
  return joined;
}
