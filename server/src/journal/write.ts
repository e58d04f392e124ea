// Write: writes the journal: one row for each command that has done something, in its transaction.

import type { Draws } from '../draws/index.ts';
import { encode, type PersonKey, sealedText, type TextKey, type Tx } from '../store/index.ts';
import { BEFORE_FIRST, rowHash, textHash } from './chain.ts';

/** Who did what, and when. */
export interface Deed {
  /** Null if the server itself did it: its clocks and its bots. */
  readonly who: PersonKey | null;
  readonly act: string;
  readonly at: number;
}

/** Appends a row with everything that the command has done; appends nothing if that is nothing the journal holds. */
export async function writeJournal(tx: Tx, { who, act, at }: Deed): Promise<void> {
  if (tx.effects.length === 0) return;
  const last = await tx.journal.last();
  const row = { seq: (last?.seq ?? 0) + 1, at, who, act, body: encode(tx.effects) };
  await tx.journal.append({ ...row, hash: rowHash(last?.hash ?? BEFORE_FIRST, row) });
}

/**
 * Keeps a text beside the journal, which gets its salted hash; returns the key by which everything else refers to it.
 */
export async function putText(tx: Tx, draws: Draws, text: string): Promise<TextKey> {
  const salted = { salt: draws.draw(), text };
  const key = await tx.journal.addText(salted);
  tx.note({ is: 'text', text: key, hash: textHash(salted) });
  return key;
}

/** The reason for this transaction that a member of staff gave, if it is kept already. */
const reasonIn = (tx: Tx): TextKey | null =>
  tx.effects.find((effect) => effect.is === 'reason')?.text ?? null;

/**
 * Keeps the reason that a member of staff gives, once for each command. `Commands` keeps it for every act; code that
 * also writes it beside an entry or into a log gets the same key.
 */
export async function putReason(tx: Tx, draws: Draws, reason: string): Promise<TextKey> {
  const kept = reasonIn(tx);
  if (kept !== null) return kept;
  const key = await putText(tx, draws, reason);
  tx.note({ is: 'reason', text: key });
  return key;
}

/** The texts that this transaction has kept, in order. */
export const textsIn = (tx: Tx): readonly TextKey[] =>
  tx.effects.flatMap((effect) => (effect.is === 'text' ? effect.text : []));

/**
 * Keeps the reason and returns how it stands in a log: its key and salted hash, so that it can be erased without
 * changing the log.
 */
export async function sealReason(tx: Tx, draws: Draws, reason: string): Promise<string> {
  const key = await putReason(tx, draws, reason);
  const kept = tx.effects.find((effect) => effect.is === 'text' && effect.text === key);
  return sealedText(key, kept?.is === 'text' ? kept.hash : undefined);
}

/** Erases a text with its salt; the chain stays whole. Returns false if it is erased already. */
export async function eraseText(tx: Tx, key: TextKey): Promise<boolean> {
  if (!(await tx.journal.eraseText(key))) return false;
  tx.note({ is: 'erased', text: key });
  return true;
}
