// NoteMatch: the journal holds how far a match's log had come, and the hash over all of it.

import { logDigest } from '../journal/index.ts';
import type { Turn } from '../match/index.ts';
import type { Tx } from '../store/index.ts';

/**
 * Notes what is written after the end: the digest of the end covers all before it, so this one covers the newest batch
 * alone.
 */
export const noteAdded = (tx: Tx, { after, text }: Turn): void =>
  tx.note({
    is: 'match',
    match: after.table.id,
    what: 'added',
    version: after.version,
    digest: logDigest([text]),
  });

/** Notes what has become of a match by this turn. */
export async function noteMatch(
  tx: Tx,
  { before, after, text }: Turn,
  what: 'opened' | 'noted' | 'ended' | 'unbound',
): Promise<void> {
  const { id, key } = after.table;
  const texts = before.version === 0 ? [text] : await tx.logTexts(key);
  tx.note({ is: 'match', match: id, what, version: after.version, digest: logDigest(texts) });
}
