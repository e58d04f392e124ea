// Seen: what the rows so far amount to and no table says: whose each account is, and what each player has got from a
// match.

import type { Book } from './book.ts';
import { ofKind, type Row } from './row.ts';

/** The name of an account: its kind, and the key of a person, a contract or a match. */
export const nameOf = (kind: string, owner: number): string => `${kind}/${owner}`;

/** Entries about a match: its pot, what rulings have moved, and their collected debts. */
const OF_A_MATCH: ReadonlySet<string> = new Set([
  'stake',
  'pot',
  'solace',
  'stake-back',
  'award',
  'void',
  'debt',
]);

export class Seen {
  readonly #accounts = new Map<string, number>([[nameOf('bank', 0), 1]]);
  readonly #nets = new Map<string, number>();

  /** Whether such an account was ever opened. */
  has(account: string): boolean {
    return this.#accounts.has(account);
  }

  /** The balance of an account; 0 if there is none. */
  balance(account: string, book: Book): number {
    const key = this.#accounts.get(account);
    return key === undefined ? 0 : Number(book.row('accounts', key)['balance']);
  }

  /** What a player has got from a match so far, less their stake. */
  net(match: string, person: number): number {
    return this.#nets.get(`${match} ${nameOf('purse', person)}`) ?? 0;
  }

  /** Takes a row, after the book has taken it. */
  take(row: Row, book: Book): void {
    for (const { account, kind, owner } of ofKind(row, 'account'))
      this.#accounts.set(nameOf(kind, owner), account);
    for (const { debit, credit, sum, why, subject } of ofKind(row, 'entry')) {
      if (subject === null || !OF_A_MATCH.has(why)) continue;
      this.#move(`${subject} ${accountName(book, debit)}`, -sum);
      this.#move(`${subject} ${accountName(book, credit)}`, sum);
    }
  }

  #move(purse: string, by: number): void {
    this.#nets.set(purse, (this.#nets.get(purse) ?? 0) + by);
  }
}

/** The name of an account in the book. */
export function accountName(book: Book, account: number): string {
  const { kind, owner } = book.row('accounts', account);
  return nameOf(String(kind), Number(owner));
}
