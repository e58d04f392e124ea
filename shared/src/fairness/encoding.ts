// Encoding: how parts are joined before they are hashed (EVENT, Fairness): each part with its length before it.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { present } from '../lib/index.ts';
import type { Hex32, Nonce } from './event.ts';

export type Bytes = Uint8Array;

const LAST_ASCII = 0x7f;
const LENGTH = 4;

/** Returns a text as a part: its UTF-8 bytes. */
export function text(value: string): Bytes {
  const bytes = new Uint8Array(value.length);
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code > LAST_ASCII) return utf8ToBytes(value);
    // Nearly every part is an id or a word of plain letters, for which an encoder takes ten times as long as this
    // loop.
    bytes[i] = code;
  }
  return bytes;
}

/** Returns a 32-byte value as a part: the bytes themselves, not their digits. `''` (F4: no n) is the empty part. */
export const raw = (value: Nonce): Bytes => hexToBytes(value);

/** `‖`: joins all parts in order, each with its length before it as four bytes, big-endian. */
export function join(parts: readonly Bytes[]): Bytes {
  let size = 0;
  for (const part of parts) size += LENGTH + part.length;
  const joined = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    for (let shift = 24; shift >= 0; shift -= 8) joined[at++] = part.length >>> shift;
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** `H`: returns the SHA-256 of the joined parts. */
export const digest = (...parts: readonly Bytes[]): Hex32 => bytesToHex(sha256(join(parts)));

/** Returns the first eight bytes, big-endian, modulo the small number `by`. */
export function remainder(bytes: Bytes, by: number): number {
  let rest = 0;
  for (const byte of bytes.subarray(0, 8)) rest = (rest * 256 + byte) % by;
  return rest;
}

/**
 * Returns a pile in a new order: for i from the last index down to 1, the cards at i and j change places. j is what
 * `drawn` gives for i (as decimal text), modulo i + 1.
 */
export function shuffledBy<T>(pile: readonly T[], drawn: (i: Bytes) => Bytes): readonly T[] {
  const order = [...pile];
  for (let i = order.length - 1; i >= 1; i -= 1) {
    const j = remainder(drawn(text(`${i}`)), i + 1);
    const [low, high] = [present(order[j], 'j is at most i'), present(order[i], 'i is in the pile')];
    order[j] = high;
    order[i] = low;
  }
  return order;
}

/** Returns the HMAC-SHA-256 of the joined parts, with a key of hexadecimal digits. */
export const keyedDigest = (key: Hex32, ...parts: readonly Bytes[]): Bytes =>
  hmac(sha256, raw(key), join(parts));

/**
 * Returns a function like `keyedDigest` for many messages that differ in one part only: the parts before and after it
 * are joined once.
 */
export function keyedDigests(
  key: Hex32,
  before: readonly Bytes[],
  after: readonly Bytes[],
): (part: Bytes) => Bytes {
  const begun = hmac.create(sha256, raw(key)).update(join(before));
  const further = begun.clone();
  const end = join(after);
  return (part) =>
    begun
      ._cloneInto(further)
      .update(join([part]))
      .update(end)
      .digest();
}
