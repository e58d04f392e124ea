// Kept: what is kept of a command, and whether one that comes again under its id is the same (P2). What people have
// written in it lies where it can be erased, and nothing by which it could be guessed lies here.

import { hash } from 'node:crypto';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Draws } from '../draws/index.ts';
import { commandHash, commandSeal, textsIn } from '../journal/index.ts';
import { encode, type Json, type StoredCommand, type TextKey, type Tx } from '../store/index.ts';
import type { Asked, Said } from './asked.ts';

type Kept<Answer extends CommandResult> = Omit<StoredCommand, 'answer' | 'seal'> & {
  readonly answer: Json<Answer>;
  readonly seal: string;
};

/** Between the hash of a command without its words and the one with them. */
const WITH_WORDS = '.';

/** What is kept of a command and its answer; texts that it has kept are told by their keys. */
export function keptOf<Answer extends CommandResult>(
  tx: Tx,
  draws: Draws,
  { id, said, words: written, saidBefore }: Said & Pick<Asked, 'id'>,
  answer: Answer,
): Kept<Answer> {
  const salt = draws.draw();
  const words = written.length === 0 ? null : textsIn(tx);
  const rest = commandHash(salt, JSON.stringify(said));
  // What is written in a refusal, or in practice, is kept nowhere else: it is in a hash of its own, which goes with the
  // next text that is erased.
  const body =
    words?.length === 0 ? `${rest}${WITH_WORDS}${commandHash(salt, JSON.stringify(saidBefore()))}` : rest;
  const kept = { body, salt, answer: encode(answer) };
  const seal = commandSeal(id, { ...kept, words: words === null ? null : encode(words) });
  return { ...kept, words, seal };
}

/** Whether what was written is what was kept of it; what was erased meanwhile may have been anything. */
async function hasSameWords(tx: Tx, words: readonly TextKey[], written: readonly string[]): Promise<boolean> {
  const texts = await tx.journal.texts(words);
  const there = new Set(texts.values());
  const strange = written.filter((word) => !there.has(word));
  return strange.length <= words.length - texts.size;
}

/** Whether a command is the one that is kept under its id. */
export async function isSame(
  tx: Tx,
  stored: StoredCommand,
  { said, words: written, saidBefore }: Said,
): Promise<boolean> {
  const { body, salt, words } = stored;
  // Its hash was over its words too, and went when any text was erased.
  if (body === '') return true;
  if (salt === null) return body === hash('sha256', JSON.stringify(saidBefore()), 'base64url');
  if (words === null) return body === commandHash(salt, JSON.stringify(said));
  if (words.length > 0)
    return body === commandHash(salt, JSON.stringify(said)) && hasSameWords(tx, words, written);
  const [rest, whole] = body.split(WITH_WORDS);
  if (rest !== commandHash(salt, JSON.stringify(said))) return false;
  // What was written may have been anything, once its hash is gone.
  return whole === undefined || whole === commandHash(salt, JSON.stringify(saidBefore()));
}
