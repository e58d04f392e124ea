// OpenAccounts: accounts come to be when drakes first lie on them.

import type { AccountName, StoredAccount, Tx } from '../store/index.ts';

/** Opens accounts on which nothing ever was, and returns them in their order. */
export async function openAccounts(tx: Tx, names: readonly AccountName[]): Promise<readonly StoredAccount[]> {
  const opened = await tx.money.openAccounts(names);
  for (const { key, kind, owner } of opened) tx.note({ is: 'account', account: key, kind, owner });
  return opened;
}
