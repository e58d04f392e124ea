// Money: accounts and the entries between them. Laws of the database move the balances. Sums are whole drakes (EVENT,
// "Money").

import type { MoneyReason } from '@dunmer/shared/protocol';
import type { Asking } from '../asking.ts';
import { type Columns, columnsOf, list, of, yes } from '../columns.ts';
import type { PersonKey, TextKey } from './effect.ts';

export type AccountKind = 'bank' | 'purse' | 'hold' | 'pot';

/** The owner is a person for a purse, a contract for a hold, a match for a pot, and 0 for the bank. */
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

/** An entry on the statement of one account. */
export interface StatementRow extends StoredEntry {
  readonly debitKind: AccountKind;
  readonly debitOwner: number;
  readonly creditKind: AccountKind;
  readonly creditOwner: number;
  /** '' if there is none, or if it was erased. */
  readonly noted: string;
  /** Whether a move of one of the players paid it out of a match's pot. */
  readonly isByPlayer: boolean;
}

const ACCOUNT: Columns<StoredAccount> = of('accounts', 'key', 'kind', 'owner', 'balance');
const SUMS = ['debit', 'credit', 'sum', 'debitAfter', 'creditAfter'] as const;
const ABOUT = ['why', 'subject', 'note', 'who', 'corrects', 'at'] as const;
const ENTRY: Columns<StoredEntry> = of('entries', 'key', ...SUMS, ...ABOUT);
const MEMBERS = {
  debit: 'integer',
  credit: 'integer',
  sum: 'integer',
  debitAfter: 'integer',
  creditAfter: 'integer',
  why: 'text',
  subject: 'text',
  note: 'integer',
  who: 'integer',
  corrects: 'integer',
  at: 'integer',
} as const;
const COLUMNS = columnsOf(MEMBERS);
const ROW: Columns<StatementRow> = {
  ...of('entries', 'key', ...SUMS, ...ABOUT),
  debitKind: 'paying.kind',
  debitOwner: 'paying.owner',
  creditKind: 'paid.kind',
  creditOwner: 'paid.owner',
  noted: `coalesce(texts.text, '')`,
  isByPlayer: yes(`(paying.kind = 'pot'
    and exists (select 1 from seats where seats.match = paying.owner and seats.person = entries.who))`),
};
const ROWS = `from entries join accounts paying on paying.key = entries.debit
  join accounts paid on paid.key = entries.credit left join texts on texts.key = entries.note`;

/**
 * SQL for what a person, `person`, has in holds and pots: in the holds of the contracts that they must pay, and in
 * the pot of the match that binds them.
 */
export const heldBy = (ask: Asking, person: string, among = ''): string =>
  `(select coalesce(sum(accounts.balance), 0) from contracts join accounts
      on accounts.kind = 'hold' and accounts.owner = contracts.key
      where contracts.open = 1${among} and ${person} = case payer when 'one' then one else two end)
    + coalesce((select ${ask.words.least('accounts.balance', 'matches.stake')} from people bound
      join matches on matches.key = bound.match
      join accounts on accounts.kind = 'pot' and accounts.owner = matches.key where bound.key = ${person}), 0)`;

/** The newest entries of one side of an account. */
const side = (name: 'debit' | 'credit'): string =>
  `select * from (select ${list(ROW)} ${ROWS} where entries.${name} = :account and entries.key < :before
    order by entries.key desc limit :limit) ${name}s`;

export function moneyReads(ask: Asking) {
  const held = ask.value<number>()(`select ${heldBy(ask, ':person')}`, (person: PersonKey) => ({ person }));
  const corrected = ask.value<number>()(
    'select coalesce(sum(sum), 0) from entries where corrects = :key',
    (key: number) => ({ key }),
  );
  return {
    /** The account; null if there was never anything on it. */
    account: ask.get(ACCOUNT)(
      'from accounts where kind = :kind and owner = :owner',
      ({ kind, owner }: AccountName) => ({ kind, owner }),
    ),
    /** The accounts with these keys. */
    accountsByKey: ask.all(ACCOUNT)(
      `from accounts where key in ${ask.among('keys')} order by key`,
      (keys: readonly number[]) => ({ keys }),
    ),
    /** Those of these accounts on which there was ever anything. */
    accountsNamed: ask.all(ACCOUNT)(
      `from ${ask.rows('names', { kind: 'text', owner: 'integer' }, 'named')} join accounts
        on accounts.kind = named.kind and accounts.owner = named.owner`,
      (names: readonly AccountName[]) => ({ names }),
    ),
    entry: ask.get(ROW)(`${ROWS} where entries.key = :key`, (key: number) => ({ key })),
    /** How many drakes of this entry have been moved back by corrections so far. */
    correctedOf: async (key: number) => (await corrected(key)) ?? 0,
    /** The newest entries of an account before `before` (exclusive), newest first. */
    statement: ask.all(ROW)(
      `select * from (${side('debit')} union all ${side('credit')}) both_sides order by key desc limit :limit`,
      (account: number, before: number, limit: number) => ({ account, before, limit }),
    ),
    /** All accounts, for exports and checks. */
    accounts: ask.all(ACCOUNT)('from accounts order by key'),
    /** How much lies in holds and pots and came from this purse. */
    heldOf: async (person: PersonKey) => (await held(person)) ?? 0,
    /** Entries after `after`, in order, at most `limit`. */
    entries: ask.all(ENTRY)(
      'from entries where key > :after order by key limit :limit',
      (after: number, limit: number) => ({ after, limit }),
    ),
    /** Whether where coins are kept is fixed: there is an entry, a signed contract or a match with a stake. */
    isFixed: ask.exists(
      `select 1 where exists (select 1 from entries) or exists (select 1 from matches where stake > 0)
        or exists (select 1 from contracts where state ->> 'at' in ('signed', 'fulfilled', 'annulled'))`,
    ),
  };
}

export function moneyWrites(ask: Asking) {
  const open = ask.all(ACCOUNT)(
    `${ask.insertEach('accounts', 'names', { kind: 'text', owner: 'integer' })}
      returning ${list(ACCOUNT)}`,
    (names: readonly AccountName[]) => ({ names }),
  );
  const addAll = ask.values<number>()(
    ask.words.adding('entries', COLUMNS, 'entries', MEMBERS),
    (entries: readonly NewEntry[]) => ({ entries }),
  );
  return {
    /** Opens accounts and returns them in order. */
    openAccounts: async (names: readonly AccountName[]): Promise<readonly StoredAccount[]> =>
      names.length === 0 ? [] : (await open(names)).toSorted((x, y) => x.key - y.key),
    /** Adds entries in order; returns their keys. */
    addEntries: async (entries: readonly NewEntry[]): Promise<readonly number[]> =>
      (await addAll(entries)).toSorted((x, y) => x - y),
  };
}
