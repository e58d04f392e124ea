// Money: money as the journal tells of it. Accounts open at 0, and every entry says what it leaves on both.

import type { Book } from './book.ts';
import { Contradiction } from './finding.ts';
import type { Of } from './row.ts';

/** Adds the bank, which exists from the start. */
export const openBank = (book: Book): void =>
  book.add('accounts', { key: 1, kind: 'bank', owner: 0, balance: 0 });

export const takeAccount = (book: Book, { account, kind, owner }: Of<'account'>): void =>
  book.add('accounts', { key: account, kind, owner, balance: 0 });

function move(book: Book, account: number, by: number, after: number, entry: number): void {
  const { kind, balance } = book.row('accounts', account);
  const left = Number(balance) + by;
  if (left !== after)
    throw new Contradiction(`Entry ${entry} says ${after} is left on account ${account}, but ${left} is.`);
  if (left < 0 && kind !== 'bank')
    throw new Contradiction(`Entry ${entry} leaves account ${account} below 0.`);
  book.change('accounts', account, { balance: left });
}

/** Takes an entry and moves its drakes. */
export function takeEntry(book: Book, effect: Of<'entry'>): void {
  const { entry, debit, credit, sum, debitAfter, creditAfter } = effect;
  const { is: _, entry: key, ...columns } = effect;
  book.add('entries', { key, ...columns });
  move(book, debit, -sum, debitAfter, entry);
  move(book, credit, sum, creditAfter, entry);
}
