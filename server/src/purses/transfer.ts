// Transfer: moves drakes from one account to another by one entry, which says what is then left in both (EVENT,
// "Money").

import { err, ok, present, type Result } from '@dunmer/shared/lib';
import type { MoneyReason } from '@dunmer/shared/protocol';
import type { AccountName, PersonKey, StoredAccount, TextKey, Tx } from '../store/index.ts';
import { openAccounts } from './openAccounts.ts';

export interface Transfer {
  readonly from: AccountName;
  readonly to: AccountName;
  /** Whole drakes, at least 1; with 0 nothing happens. */
  readonly sum: number;
  readonly why: MoneyReason;
  /** The id of the contract, match or trade it belongs to. */
  readonly subject: string | null;
  readonly who: PersonKey | null;
  readonly at: number;
  readonly note?: TextKey | null;
  readonly corrects?: number | null;
}

export interface NotEnough {
  readonly code: 'not-enough';
}

async function accountOf(tx: Tx, name: AccountName): Promise<StoredAccount> {
  const known = await tx.money.account(name);
  if (known !== null) return known;
  const [opened] = await openAccounts(tx, [name]);
  return present(opened, 'what is opened is there');
}

/** Reads what lies on an account. */
export async function balanceOf(tx: Pick<Tx, 'money'>, name: AccountName): Promise<number> {
  return (await tx.money.account(name))?.balance ?? 0;
}

/**
 * Moves drakes and returns the entry's key; null where the sum is 0. Refuses where the payer has less; only the bank
 * may go below 0.
 */
export async function transfer(
  tx: Tx,
  { from, to, sum, why, subject, who, at, note = null, corrects = null }: Transfer,
): Promise<Result<number | null, NotEnough>> {
  if (sum === 0) return ok(null);
  const paying = await tx.money.account(from);
  if (paying === null || (paying.kind !== 'bank' && paying.balance < sum)) return err({ code: 'not-enough' });
  const paid = await accountOf(tx, to);
  const debitAfter = paying.balance - sum;
  const creditAfter = paid.balance + sum;
  const entry = { debit: paying.key, credit: paid.key, sum, debitAfter, creditAfter, why, subject, corrects };
  const key = await tx.money.addEntry({ ...entry, who, at, note });
  tx.note({ is: 'entry', entry: key, ...entry, who, at, note });
  return ok(key);
}
