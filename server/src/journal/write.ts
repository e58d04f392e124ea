// Writing the journal: one row for each command that has done something, in its transaction.

import type { Draws } from '../draws/index.ts';
import { encode, type PersonKey, type TextKey, type Tx } from '../store/index.ts';
import { BEFORE_FIRST, rowHash, textHash } from './chain.ts';

/** Who did what, and when. */
export interface Deed {
  /** Null for the table itself: its clocks and its bots. */
  readonly who: PersonKey | null;
  readonly act: string;
  readonly at: number;
}

/** Why a member of staff does what a transaction does. */
const reasons = new WeakMap<Tx, TextKey>();

/** Appends a row with all that the command has done; nothing where it has done nothing that the journal holds. */
export async function writeJournal(tx: Tx, { who, act, at }: Deed): Promise<void> {
  if (tx.effects.length === 0) return;
  const last = await tx.journal.last();
  const row = { seq: (last?.seq ?? 0) + 1, at, who, act, body: encode(tx.effects) };
  await tx.journal.append({ ...row, hash: rowHash(last?.hash ?? BEFORE_FIRST, row) });
}

/** Keeps a text beside the journal, which gets its salted hash; returns the key that everything else refers to it by. */
export async function putText(tx: Tx, draws: Draws, text: string): Promise<TextKey> {
  const salted = { salt: draws.draw(), text };
  const key = await tx.journal.addText(salted);
  tx.note({ is: 'text', text: key, hash: textHash(salted) });
  return key;
}

/**
 * Keeps why a member of staff does what they do, once a command, however often it is asked for: the door of commands keeps it
 * for every act; who writes it beside an entry too gets the same key.
 */
export async function putReason(tx: Tx, draws: Draws, reason: string): Promise<TextKey> {
  const kept = reasons.get(tx);
  if (kept !== undefined) return kept;
  const key = await putText(tx, draws, reason);
  reasons.set(tx, key);
  tx.note({ is: 'reason', text: key });
  return key;
}

/** Erases a text with its salt; the chain stays whole. False where it is erased already. */
export async function eraseText(tx: Tx, key: TextKey): Promise<boolean> {
  if (!(await tx.journal.eraseText(key))) return false;
  tx.note({ is: 'erased', text: key });
  return true;
}
