// The money's port: accounts and the entries between them. Sums are whole drakes (EVENT, "Money").

import type { MoneyReason } from '@dunmer/shared/protocol';
import type { PersonKey, TextKey } from '../journal/port.ts';

export type AccountKind = 'bank' | 'purse' | 'hold' | 'pot';

/** Whose: a person's purse, a contract's hold, a match's pot; the bank is nobody's (0). */
export interface AccountName {
  readonly kind: AccountKind;
  readonly owner: number;
}

export const BANK: AccountName = { kind: 'bank', owner: 0 };

export interface StoredAccount extends AccountName {
  readonly key: number;
  readonly balance: number;
}

export interface NewEntry {
  readonly debit: number;
  readonly credit: number;
  readonly sum: number;
  readonly debitAfter: number;
  readonly creditAfter: number;
  readonly why: MoneyReason;
  readonly subject: string | null;
  readonly note: TextKey | null;
  readonly who: PersonKey | null;
  readonly corrects: number | null;
  readonly at: number;
}

export interface StoredEntry extends NewEntry {
  readonly key: number;
}

/** An entry as it stands on the statement of one account. */
export interface StatementRow extends StoredEntry {
  readonly debitKind: AccountKind;
  readonly debitOwner: number;
  readonly creditKind: AccountKind;
  readonly creditOwner: number;
  /** '' where there is none, or it was erased. */
  readonly noted: string;
}

export interface MoneyReader {
  /** Null where nothing was ever on it. */
  account(name: AccountName): Promise<StoredAccount | null>;
  /** Those of these accounts on which there ever was anything. One statement. */
  accountsNamed(names: readonly AccountName[]): Promise<readonly StoredAccount[]>;
  entry(key: number): Promise<StatementRow | null>;
  /** How many drakes of this entry have been moved back by corrections so far. */
  correctedOf(key: number): Promise<number>;
  /** The newest entries of an account before `before` (exclusive), newest first. */
  statement(account: number, before: number, limit: number): Promise<readonly StatementRow[]>;
  /** All accounts, for exports and checks. */
  accounts(): Promise<readonly StoredAccount[]>;
  /** What lies in holds and pots and came from this purse. */
  heldOf(person: PersonKey): Promise<number>;
  /** Entries after `after`, in order. */
  entries(after: number, limit: number): Promise<readonly StoredEntry[]>;
}

export interface MoneyTx extends MoneyReader {
  /** Opens accounts, in their order, in one statement; none where none is named. */
  openAccounts(names: readonly AccountName[]): Promise<readonly StoredAccount[]>;
  addEntry(entry: NewEntry): Promise<number>;
  /** Adds entries in their order, in one statement; returns their keys. */
  addEntries(entries: readonly NewEntry[]): Promise<readonly number[]>;
}
