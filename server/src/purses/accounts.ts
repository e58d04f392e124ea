// Accounts: they are opened when drakes first lie on them.

import type { AccountName, StoredAccount, Tx } from '../store/index.ts';

/** Opens accounts that do not exist yet; returns all of them in the given order. */
export async function openAccounts(tx: Tx, names: readonly AccountName[]): Promise<readonly StoredAccount[]> {
  const opened = await tx.money.openAccounts(names);
  for (const { key, kind, owner } of opened) tx.note({ is: 'account', account: key, kind, owner });
  return opened;
}

/** Reads what lies on an account; 0 if there never was anything. */
export async function balanceOf(tx: Pick<Tx, 'money'>, name: AccountName): Promise<number> {
  return (await tx.money.account(name))?.balance ?? 0;
}
