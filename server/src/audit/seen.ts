// Seen: what rows up to here have come to, that no table says: which account is whose, and what each player has of a
// match so far.

import type { Book } from './book.ts';
import { ofKind, type Row } from './row.ts';

/** Whose an account is: its kind, and the key of a person, a contract or a match. */
export const nameOf = (kind: string, owner: number): string => `${kind}/${owner}`;

/** Drakes of a match: its pot, and what rulings have moved since, or was collected of their debts. */
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

  /** Whether there was ever such an account. */
  has(account: string): boolean {
    return this.#accounts.has(account);
  }

  /** What lies on an account; nothing where there is none. */
  balance(account: string, book: Book): number {
    const key = this.#accounts.get(account);
    return key === undefined ? 0 : Number(book.row('accounts', key)['balance']);
  }

  /** What a player has of a match so far, their stake taken off. */
  net(match: string, person: number): number {
    return this.#nets.get(`${match} ${nameOf('purse', person)}`) ?? 0;
  }

  /** Takes in a row that the book has taken. */
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

/** The name of an account that the book knows. */
export function accountName(book: Book, account: number): string {
  const { kind, owner } = book.row('accounts', account);
  return nameOf(String(kind), Number(owner));
}
