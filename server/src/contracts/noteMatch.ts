// NoteMatch: how far a match's log has come, and the hash over all of it, as the journal records them.

import { logDigest } from '../journal/index.ts';
import { logSoFar, type Turn } from '../match/index.ts';
import type { Tx } from '../store/index.ts';

/**
 * Notes what is written after the end. The digest of the end covers everything before it, so this one covers only the
 * newest batch.
 */
export const noteAdded = (tx: Tx, { after, text }: Turn): void =>
  tx.note({
    is: 'match',
    match: after.table.id,
    what: 'added',
    version: after.version,
    digest: logDigest([text]),
  });

/** Notes what this turn has done to the match. */
export async function noteMatch(
  tx: Tx,
  { before, after, text }: Turn,
  what: 'opened' | 'noted' | 'ended' | 'unbound',
): Promise<void> {
  const { id, key } = after.table;
  const soFar =
    before.version === 0
      ? { version: after.version, digest: logDigest([text]) }
      : await logSoFar(tx, { key });
  tx.note({ is: 'match', match: id, what, ...soFar });
}
