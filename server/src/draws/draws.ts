// Draws: secret bytes, ids and codes from the server's source of entropy.

import type { Entropy } from '@dunmer/shared/fairness';
import { CODE_ALPHABET, CODE_LENGTH } from '@dunmer/shared/protocol';
import type { EntropySource } from '../ports/index.ts';

export interface Draws extends Entropy {
  /** A match's id, which says nothing about it and is unique. */
  matchId(): string;
  /** A code to be typed or scanned. */
  code(): string;
  /** `count` different copy ids, which say nothing about the card or the order of the deck. */
  copyIds(count: number): readonly string[];
  /** A link's token: 256 bits in 43 characters. */
  token(): string;
  /** An id for a person, a contract or a trade, which says nothing about it. */
  id(): string;
  /** A whole number from 0 up to but not including `count`. */
  below(count: number): number;
}

const ID_ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
const MATCH_LETTERS = 16;
const COPY_LETTERS = 6;
const ID_LETTERS = 12;
const SECRET_BYTES = 32;

/** Draws letters with equal chances: a byte past the last whole multiple of the alphabet's length is thrown away. */
function letters(source: EntropySource, alphabet: string, count: number): string {
  const even = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < count) {
    for (const byte of source.bytes(count)) {
      if (byte < even && text.length < count) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}

/** The same bytes as a `Buffer`, without the copy that would otherwise be made for each command. */
const seenAsBuffer = ({ buffer, byteOffset, length }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, length);

/** Makes the draws of an entropy source. */
export function drawsFrom(source: EntropySource): Draws {
  return {
    draw: () => seenAsBuffer(source.bytes(SECRET_BYTES)).toString('hex'),
    matchId: () => letters(source, ID_ALPHABET, MATCH_LETTERS),
    id: () => letters(source, ID_ALPHABET, ID_LETTERS),
    token: () => seenAsBuffer(source.bytes(SECRET_BYTES)).toString('base64url'),
    code: () => letters(source, CODE_ALPHABET, CODE_LENGTH),
    copyIds(count) {
      const ids = new Set<string>();
      while (ids.size < count) ids.add(letters(source, ID_ALPHABET, COPY_LETTERS));
      return [...ids];
    },
    below(count) {
      const even = 2 ** 32 - (2 ** 32 % count);
      for (;;) {
        const drawn = seenAsBuffer(source.bytes(4)).readUInt32BE();
        if (drawn < even) return drawn % count;
      }
    },
  };
}

/** A new epoch of a database (P20): 128 random bits, which are never drawn again. */
export const newEpoch = (source: EntropySource): string => seenAsBuffer(source.bytes(16)).toString('hex');
