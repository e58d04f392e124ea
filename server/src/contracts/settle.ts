// Settling: what an ending or a claim means for purses, copies and the contract, in the transaction that holds it.

import { logDigest } from '../journal/index.ts';
import type { Settle } from '../match/index.ts';

export const settleMatch: Settle = async (_context, tx, { before, after, text }) => {
  const { id, key } = after.table;
  if (before.version === 0)
    tx.note({ is: 'match', match: id, what: 'opened', version: after.version, digest: logDigest([text]) });
  if (after.state.rules.common.phase.at === 'finished' && before.state.rules.common.phase.at !== 'finished')
    await tx.people.unbind(key);
};
