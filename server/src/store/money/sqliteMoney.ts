// SqliteMoney: accounts and entries in the database, whose triggers move the balances.

import type Database from 'better-sqlite3';
import type { MoneyReason } from '@dunmer/shared/protocol';
import type { PersonKey } from '../journal/port.ts';
import { encode, type Json } from '../json.ts';
import { asking, keyOf } from '../query.ts';
import type {
  AccountKind,
  AccountName,
  MoneyTx,
  NewEntry,
  StatementRow,
  StoredAccount,
  StoredEntry,
} from './port.ts';

const ENTRY = `entries.key, entries.debit, entries.credit, entries.sum, entries.debit_after as debitAfter,
  entries.credit_after as creditAfter, entries.why, entries.subject, entries.note, entries.who, entries.corrects, entries.at`;
const STATEMENT = `${ENTRY}, paying.kind as debitKind, paying.owner as debitOwner, paid.kind as creditKind,
  paid.owner as creditOwner, coalesce(texts.text, '') as noted
  from entries join accounts paying on paying.key = entries.debit join accounts paid on paid.key = entries.credit
  left join texts on texts.key = entries.note`;

type EntryColumns = [
  debit: number,
  credit: number,
  sum: number,
  debitAfter: number,
  creditAfter: number,
  why: MoneyReason,
  subject: string | null,
  note: number | null,
  who: PersonKey | null,
  corrects: number | null,
  at: number,
];

export function prepareMoney(db: Database.Database) {
  return {
    account: asking<[kind: AccountKind, owner: number]>(db)<StoredAccount>(
      'select key, kind, owner, balance from accounts where kind = ? and owner = ?',
    ),
    accountsNamed: asking<[names: Json<readonly AccountName[]>]>(db)<StoredAccount>(
      `select accounts.key, kind, owner, balance from json_each(?) named join accounts
        on kind = named.value ->> 'kind' and owner = named.value ->> 'owner'`,
    ),
    openAccounts: asking<[names: Json<readonly AccountName[]>]>(db)<StoredAccount>(
      `insert into accounts (kind, owner) select value ->> 'kind', value ->> 'owner' from json_each(?)
        order by json_each.key returning key, kind, owner, balance`,
    ),
    accounts: asking<[]>(db)<StoredAccount>('select key, kind, owner, balance from accounts order by key'),
    heldOf: asking<[one: number, match: number]>(db)<{ readonly held: number }>(
      `select
        (select coalesce(sum(accounts.balance), 0) from contracts join accounts
          on accounts.kind = 'hold' and accounts.owner = contracts.key
          where contracts.open = 1 and ? = case contracts.payer when 'one' then contracts.one else contracts.two end)
        + coalesce((select min(accounts.balance, matches.stake) from people
            join matches on matches.key = people.match
            join accounts on accounts.kind = 'pot' and accounts.owner = matches.key
            where people.key = ?), 0) as held`,
    ),
    entry: asking<[key: number]>(db)<StatementRow>(`select ${STATEMENT} where entries.key = ?`),
    correctedOf: asking<[key: number]>(db)<{ readonly corrected: number }>(
      'select coalesce(sum(sum), 0) as corrected from entries where corrects = ?',
    ),
    statement: asking<
      [
        debit: number,
        before: number,
        most: number,
        credit: number,
        before: number,
        most: number,
        most: number,
      ]
    >(db)<StatementRow>(
      `select * from (
        select * from (select ${STATEMENT} where entries.debit = ? and entries.key < ? order by entries.key desc limit ?)
        union all
        select * from (select ${STATEMENT} where entries.credit = ? and entries.key < ? order by entries.key desc limit ?)
      ) order by key desc limit ?`,
    ),
    entries: asking<[after: number, limit: number]>(db)<StoredEntry>(
      `select ${ENTRY} from entries where key > ? order by key limit ?`,
    ),
    addEntry: asking<EntryColumns>(db)(
      `insert into entries (debit, credit, sum, debit_after, credit_after, why, subject, note, who, corrects, at)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    addEntries: asking<[entries: Json<readonly NewEntry[]>]>(db)<{ readonly key: number }>(
      `insert into entries (debit, credit, sum, debit_after, credit_after, why, subject, note, who, corrects, at)
        select value ->> 'debit', value ->> 'credit', value ->> 'sum', value ->> 'debitAfter', value ->> 'creditAfter',
          value ->> 'why', value ->> 'subject', value ->> 'note', value ->> 'who', value ->> 'corrects', value ->> 'at'
        from json_each(?) order by json_each.key returning key`,
    ),
  };
}

export class SqliteMoney implements MoneyTx {
  readonly #ask: ReturnType<typeof prepareMoney>;

  constructor(statements: ReturnType<typeof prepareMoney>) {
    this.#ask = statements;
  }

  async account({ kind, owner }: AccountName): Promise<StoredAccount | null> {
    return this.#ask.account.get(kind, owner) ?? null;
  }

  async accountsNamed(names: readonly AccountName[]): Promise<readonly StoredAccount[]> {
    return this.#ask.accountsNamed.all(encode(names));
  }

  async accounts(): Promise<readonly StoredAccount[]> {
    return this.#ask.accounts.all();
  }

  async heldOf(person: PersonKey): Promise<number> {
    return this.#ask.heldOf.get(person, person)?.held ?? 0;
  }

  async entry(key: number): Promise<StatementRow | null> {
    return this.#ask.entry.get(key) ?? null;
  }

  async correctedOf(key: number): Promise<number> {
    return this.#ask.correctedOf.get(key)?.corrected ?? 0;
  }

  async statement(account: number, before: number, limit: number): Promise<readonly StatementRow[]> {
    return this.#ask.statement.all(account, before, limit, account, before, limit, limit);
  }

  async entries(after: number, limit: number): Promise<readonly StoredEntry[]> {
    return this.#ask.entries.all(after, limit);
  }

  async openAccounts(names: readonly AccountName[]): Promise<readonly StoredAccount[]> {
    if (names.length === 0) return [];
    return this.#ask.openAccounts.all(encode(names)).toSorted((x, y) => x.key - y.key);
  }

  async addEntries(entries: readonly NewEntry[]): Promise<readonly number[]> {
    const keys = this.#ask.addEntries.all(encode(entries)).map(({ key }) => key);
    return keys.toSorted((x, y) => x - y);
  }

  async addEntry(entry: NewEntry): Promise<number> {
    const { debit, credit, sum, debitAfter, creditAfter, why, subject, note, who, corrects, at } = entry;
    return keyOf(
      this.#ask.addEntry.run(
        debit,
        credit,
        sum,
        debitAfter,
        creditAfter,
        why,
        subject,
        note,
        who,
        corrects,
        at,
      ),
    );
  }
}
