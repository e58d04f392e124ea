// Kept: what is stored of a command, and whether a command that comes again under its id is the same (P2). What
// people wrote in it is stored where it can be erased; nothing stored here would let it be guessed.

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

/** Separates the hash of a command without its words from the hash with them. */
const WITH_WORDS = '.';

/** Returns what is stored of a command and its answer; its texts are stored by their keys. */
export function keptOf<Answer extends CommandResult>(
  tx: Tx,
  draws: Draws,
  { id, said, words: written, saidBefore }: Said & Pick<Asked, 'id'>,
  answer: Answer,
): Kept<Answer> {
  const salt = draws.draw();
  const words = written.length === 0 ? null : textsIn(tx);
  const rest = commandHash(salt, JSON.stringify(said));
  // The words of a refusal or of practice are stored nowhere else. They go into a second hash, which is erased
  // together with the next text.
  const body =
    words?.length === 0 ? `${rest}${WITH_WORDS}${commandHash(salt, JSON.stringify(saidBefore()))}` : rest;
  const kept = { body, salt, answer: encode(answer) };
  const seal = commandSeal(id, { ...kept, words: words === null ? null : encode(words) });
  return { ...kept, words, seal };
}

/** Whether the words are the ones that were stored; an erased text may have been any word. */
async function hasSameWords(tx: Tx, words: readonly TextKey[], written: readonly string[]): Promise<boolean> {
  const texts = await tx.journal.texts(words);
  const there = new Set(texts.values());
  const strange = written.filter((word) => !there.has(word));
  return strange.length <= words.length - texts.size;
}

/** Whether a command is the one stored under its id. */
export async function isSame(
  tx: Tx,
  stored: StoredCommand,
  { said, words: written, saidBefore }: Said,
): Promise<boolean> {
  const { body, salt, words } = stored;
  // Its hash covered its words too, and was erased together with some text.
  if (body === '') return true;
  if (salt === null) return body === hash('sha256', JSON.stringify(saidBefore()), 'base64url');
  if (words === null) return body === commandHash(salt, JSON.stringify(said));
  if (words.length > 0)
    return body === commandHash(salt, JSON.stringify(said)) && hasSameWords(tx, words, written);
  const [rest, whole] = body.split(WITH_WORDS);
  if (rest !== commandHash(salt, JSON.stringify(said))) return false;
  // Once the hash with the words is gone, they may have been any words.
  return whole === undefined || whole === commandHash(salt, JSON.stringify(saidBefore()));
}
