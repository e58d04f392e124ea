// Chain: each row of the journal carries the hash over itself and the row before it, so that no byte of it can change
// unseen.

import { hash } from 'node:crypto';
import type { JournalRow, StoredCommand } from '../store/index.ts';

/** What the first row follows. */
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

/** What the journal holds of a text: its hash under a fresh salt; without both it says nothing. */
export const textHash = ({ salt, text }: { readonly salt: string; readonly text: string }): string =>
  hashOf(['text/1', salt, text]);

/** What tells another command under the same id apart: who sent what, without its words, under a fresh salt. */
export const commandHash = (salt: string, said: string): string => hashOf(['command/1', salt, said]);

/** What is kept of words that lie nowhere else is their hash, which is erased with any text. */
const ERASABLE = '[]';

/**
 * The hash over all that is kept of a command, what may be erased of it aside, so that no byte of it changes unseen.
 */
export const commandSeal = (
  id: string,
  { body, salt, words, answer }: Omit<StoredCommand, 'seal' | 'words'> & { readonly words: string | null },
): string => hashOf(['answer/1', id, words === ERASABLE ? '' : body, salt ?? '', words ?? '', answer]);

/**
 * The hash over a match's whole log. It holds 32 secret bytes of each deck's salt, so it tells nobody what lay face
 * down.
 */
export const logDigest = (batches: readonly string[]): string => hashOf(['log/1', ...batches]);
