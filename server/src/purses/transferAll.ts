// TransferAll: moves drakes from account to account, in as few statements as one movement takes. Each movement is an
// entry, which says what is then left in both (EVENT, "Money").

import { err, ok, present, type Result } from '@dunmer/shared/lib';
import type { MoneyReason } from '@dunmer/shared/protocol';
import type { AccountName, PersonKey, StoredAccount, TextKey, Tx } from '../store/index.ts';
import { openAccounts } from './accounts.ts';

/** One movement. `subject` is what it belongs to, where that differs from the occasion's. */
export interface Movement extends Partial<Pick<Occasion, 'subject'>> {
  readonly from: AccountName;
  readonly to: AccountName;
  /** Whole drakes; with 0 nothing happens. */
  readonly sum: number;
  readonly why: MoneyReason;
  /** The entry that it moves back; left out for any other movement. */
  readonly corrects?: number;
}

/** What all movements have in common. `known` are accounts as they stand, which then need not be read. */
export interface Occasion {
  /** The id of the contract, match or trade that they belong to. */
  readonly subject: string | null;
  readonly note?: TextKey | null;
  readonly who: PersonKey | null;
  readonly at: number;
  readonly known?: readonly StoredAccount[];
}

const idOf = ({ kind, owner }: AccountName): string => `${kind}/${owner}`;

type Book = Map<string, StoredAccount>;

async function bookOf(tx: Tx, names: readonly AccountName[], known: readonly StoredAccount[]): Promise<Book> {
  const book: Book = new Map(known.map((account) => [idOf(account), account]));
  const unknown = names.filter((name) => !book.has(idOf(name)));
  const found = unknown.length === 0 ? [] : await tx.money.accountsNamed(unknown);
  for (const account of found) book.set(idOf(account), account);
  return book;
}

/** Whether everybody has what they pay, one movement after another; only the bank may go below 0. */
function isCovered(book: Book, movements: readonly Movement[]): boolean {
  const left = new Map<string, number>();
  const of = (name: AccountName): number => left.get(idOf(name)) ?? book.get(idOf(name))?.balance ?? 0;
  return movements.every(({ from, to, sum }) => {
    if (from.kind !== 'bank' && of(from) < sum) return false;
    left.set(idOf(from), of(from) - sum);
    left.set(idOf(to), of(to) + sum);
    return true;
  });
}

/**
 * Makes the movements in this order; those of 0 are left out. Refuses, before anything is written, where somebody would
 * pay more than they have; only the bank may go below 0.
 */
export async function transferAll(
  tx: Tx,
  movements: readonly Movement[],
  { subject, note = null, who, at, known = [] }: Occasion,
): Promise<Result<null, { readonly code: 'not-enough' }>> {
  const due = movements.filter(({ sum }) => sum > 0);
  if (due.length === 0) return ok(null);
  const names = due.flatMap(({ from, to }) => [from, to]);
  const book = await bookOf(tx, names, known);
  if (!isCovered(book, due)) return err({ code: 'not-enough' });
  const missing = new Map(names.map((name) => [idOf(name), name]));
  for (const id of book.keys()) missing.delete(id);
  for (const account of await openAccounts(tx, [...missing.values()])) book.set(idOf(account), account);
  const entries = due.map(({ from, to, sum, why, subject: own = subject, corrects = null }) => {
    const [debit, credit] = [from, to].map((name) => present(book.get(idOf(name)), 'it is open'));
    const [paying, paid] = [present(debit, 'one pays'), present(credit, 'one is paid')];
    book.set(idOf(from), { ...paying, balance: paying.balance - sum });
    book.set(idOf(to), { ...paid, balance: paid.balance + sum });
    const after = { debitAfter: paying.balance - sum, creditAfter: paid.balance + sum };
    return { debit: paying.key, credit: paid.key, sum, ...after, why, subject: own, corrects };
  });
  const keys = await tx.money.addEntries(entries.map((entry) => ({ ...entry, who, at, note })));
  for (const [i, entry] of entries.entries())
    tx.note({ is: 'entry', entry: present(keys[i], 'each entry has a key'), ...entry, who, at, note });
  return ok(null);
}
