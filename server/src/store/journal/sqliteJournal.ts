// SqliteJournal: the journal and its texts in the database.

import type Database from 'better-sqlite3';
import type { Effect, JournalRow, JournalTx, PersonKey, StoredText, TextKey } from './port.ts';
import { encode, type Json } from '../json.ts';
import { asking, keyOf } from '../query.ts';

const COLUMNS = 'seq, at, who, act, body, hash';

export function prepareJournal(db: Database.Database) {
  return {
    last: asking<[]>(db)<Pick<JournalRow, 'seq' | 'hash'>>(
      'select seq, hash from journal order by seq desc limit 1',
    ),
    rows: asking<[seq: number, limit: number]>(db)<JournalRow>(
      `select ${COLUMNS} from journal where seq > ? order by seq limit ?`,
    ),
    append: asking<
      [
        seq: number,
        at: number,
        who: PersonKey | null,
        act: string,
        body: Json<readonly Effect[]>,
        hash: string,
      ]
    >(db)(`insert into journal (${COLUMNS}) values (?, ?, ?, ?, ?, ?)`),
    addContractActs: asking<[seq: number, reason: TextKey | null, contracts: Json<readonly string[]>]>(db)(
      `insert into contract_acts (contract, seq, reason)
        select key, ?, ? from contracts where id in (select value from json_each(?))`,
    ),
    text: asking<[key: TextKey]>(db)<StoredText>('select salt, text from texts where key = ?'),
    addText: asking<[salt: string, text: string]>(db)('insert into texts (salt, text) values (?, ?)'),
    eraseText: asking<[key: TextKey]>(db)(
      'update texts set salt = null, text = null where key = ? and text is not null',
    ),
  };
}

export class SqliteJournal implements JournalTx {
  readonly #statements: ReturnType<typeof prepareJournal>;

  constructor(statements: ReturnType<typeof prepareJournal>) {
    this.#statements = statements;
  }

  async last(): Promise<Pick<JournalRow, 'seq' | 'hash'> | null> {
    return this.#statements.last.get() ?? null;
  }

  async rows(seq: number, limit: number): Promise<readonly JournalRow[]> {
    return this.#statements.rows.all(seq, limit);
  }

  async text(key: TextKey): Promise<StoredText | null> {
    return this.#statements.text.get(key) ?? null;
  }

  async append({ seq, at, who, act, body, hash }: JournalRow): Promise<void> {
    this.#statements.append.run(seq, at, who, act, body, hash);
  }

  async addContractActs(contracts: readonly string[], seq: number, reason: TextKey | null): Promise<void> {
    this.#statements.addContractActs.run(seq, reason, encode(contracts));
  }

  async addText({ salt, text }: { readonly salt: string; readonly text: string }): Promise<TextKey> {
    return keyOf(this.#statements.addText.run(salt, text));
  }

  async eraseText(key: TextKey): Promise<boolean> {
    return this.#statements.eraseText.run(key).changes === 1;
  }
}
