// Breaking: breaks the invariants of one match on purpose, in its log or in what settles it.

import { BrokenInvariant, ok, present } from '@dunmer/shared/lib';
import type { MatchId } from '@dunmer/shared/protocol';
import type { TableName } from '@dunmer/shared/tables';
import type { Context, Turn } from '../../src/match/index.ts';
import { encodeList, type Store, type StoredEvent, type Tx } from '../../src/store/index.ts';

// A price can be waived only once, whatever state the match is in.
const waived = { type: 'PriceWaived', to: 'everyone', seat: 'a' } as const;
// A card can leave the zone only if it was in it.
const left = {
  type: 'Left',
  to: 'everyone',
  card: { copy: 'nobody', card: 'nobody' },
  cause: { by: 'wounds' },
} as const;
const IMPOSSIBLE: Readonly<Record<TableName, readonly StoredEvent[]>> = {
  trade: [waived, { ...waived }],
  patrons: [{ ...left, owner: 'a', into: 'hand' }],
};

/**
 * Writes a batch that no match can produce, behind the server's back; from then on the match's log can't be replayed to
 * its end. Throws when nothing was written.
 */
export async function breakLog(store: Store, id: MatchId): Promise<void> {
  const written = await store.transact(async (tx) => {
    const { key, tableName } = present(await tx.match(id), 'a match');
    const last = (await tx.audit.batches(key)).at(-1)?.version ?? 0;
    return ok(await tx.append(key, last + 1, encodeList(IMPOSSIBLE[tableName]).json));
  });
  if (!written.ok || !written.value) throw new Error('the log is as it was');
}

/**
 * Makes the code that settles a match throw at its next step; its log stays sound. Returns a function that mends that.
 */
export function breakSettling(context: Context, id: MatchId): () => void {
  const { follows } = context;
  const put = (value: Context['follows']): void => void Object.defineProperty(context, 'follows', { value });
  Object.defineProperty(context, 'follows', { configurable: true, writable: true, value: follows });
  const breaks = async (_of: Context, _tx: Tx, turn: Turn): Promise<void> => {
    if (turn.after.table.id === id)
      throw new BrokenInvariant('planted, with the copy k1s3cr3t in its message');
  };
  put([breaks, ...follows]);
  return () => put(follows);
}
