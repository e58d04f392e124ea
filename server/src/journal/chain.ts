// Chain: each row of the journal carries the hash over itself and the row before it, so that no byte can change
// unnoticed.

import { hash } from 'node:crypto';
import type { JournalRow, StoredCommand } from '../store/index.ts';

/** Stands for the hash before the first row. */
export const BEFORE_FIRST = '0'.repeat(64);

const LENGTH = 4;

/** SHA-256 over parts, each with its length before it (4 bytes, big-endian), as everywhere in EVENT's "Fairness". */
function hashOf(parts: readonly string[]): string {
  let size = 0;
  for (const part of parts) size += LENGTH + Buffer.byteLength(part);
  const whole = Buffer.allocUnsafe(size);
  let at = 0;
  for (const part of parts) {
    const length = whole.write(part, at + LENGTH);
    whole.writeUInt32BE(length, at);
    at += LENGTH + length;
  }
  return hash('sha256', whole);
}

/** The hash of a row that follows the one with the hash `previous`. */
export const rowHash = (previous: string, { seq, at, who, act, body }: Omit<JournalRow, 'hash'>): string =>
  hashOf(['journal/1', previous, String(seq), String(at), who === null ? '' : String(who), act, body]);

/**
 * The journal's entry for a text: its hash under a fresh salt. Once the text and the salt are erased, the hash tells
 * nothing.
 */
export const textHash = ({ salt, text }: { readonly salt: string; readonly text: string }): string =>
  hashOf(['text/1', salt, text]);

/**
 * Tells one command from another with the same id: a hash over the sender and the command without its words, under a
 * fresh salt.
 */
export const commandHash = (salt: string, said: string): string => hashOf(['command/1', salt, said]);

/** `words` of a command whose words are kept only in a hash, which is erased together with any text. */
const ERASABLE = '[]';

/** The hash over a command's stored row without what may be erased, so that no byte of it changes unnoticed. */
export const commandSeal = (
  id: string,
  { body, salt, words, answer }: Omit<StoredCommand, 'seal' | 'words'> & { readonly words: string | null },
): string => hashOf(['answer/1', id, words === ERASABLE ? '' : body, salt ?? '', words ?? '', answer]);

/**
 * The hash over a match's whole log. The log holds 32 secret bytes of salt for each deck, so the hash tells nobody
 * what lay face down.
 */
export const logDigest = (batches: readonly string[]): string => hashOf(['log/1', ...batches]);
