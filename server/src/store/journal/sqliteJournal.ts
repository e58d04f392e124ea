// SqliteJournal: the journal and its texts in the database.

import type Database from 'better-sqlite3';
import type {
  Effect,
  JournalRow,
  JournalTx,
  PersonKey,
  RestoredEffect,
  StoredText,
  TextKey,
} from './port.ts';
import { decode, encode, type Json } from '../json.ts';
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
    restored: asking<[]>(db)<Pick<JournalRow, 'body'>>(
      `select body from journal where act = 'restore' order by seq desc limit 1`,
    ),
    text: asking<[key: TextKey]>(db)<StoredText>('select salt, text from texts where key = ?'),
    texts: asking<[keys: Json<readonly TextKey[]>]>(db)<{ readonly key: TextKey; readonly text: string }>(
      'select key, text from texts where text is not null and key in (select value from json_each(?))',
    ),
    textsOf: asking<[words: string]>(db)<{ readonly key: TextKey }>('select key from texts where text = ?'),
    textsBy: asking<[person: PersonKey]>(db)<{ readonly key: TextKey }>(
      `select texts.key from journal join json_each(journal.body) effect join texts on texts.key = effect.value ->> 'text'
        where journal.who = ? and effect.value ->> 'is' = 'text' and texts.text is not null
          and texts.key not in (select name from people)`,
    ),
    forgetHashes: asking<[]>(db)(
      `update commands set body = case when salt is null then '' else substr(body, 1, instr(body, '.') - 1) end
        where (salt is null and body <> '') or (words = '[]' and instr(body, '.') > 0)`,
    ),
    addText: asking<[salt: string, text: string]>(db)('insert into texts (salt, text) values (?, ?)'),
    eraseText: asking<[key: TextKey]>(db)(
      'update texts set salt = null, text = null where key = ? and text is not null',
    ),
  };
}

type Known = Pick<JournalRow, 'seq' | 'hash'> | null;

export class SqliteJournal implements JournalTx {
  readonly #statements: ReturnType<typeof prepareJournal>;
  /** The newest row, where this process has written it: nobody else writes. */
  #newest: Known = null;
  /** Whether something was erased of which the files may still hold what it was. */
  #erased = false;

  constructor(statements: ReturnType<typeof prepareJournal>) {
    this.#statements = statements;
  }

  async last(): Promise<Pick<JournalRow, 'seq' | 'hash'> | null> {
    return this.#newest ?? this.#statements.last.get() ?? null;
  }

  /** The newest row as far as it is known, to come back to where a body is undone. */
  get known(): Known {
    return this.#newest;
  }

  /** What was written since is undone; null where what is newest has to be read again. */
  backTo(known: Known): void {
    this.#newest = known;
  }

  /** Whether something was erased; who asks sees to the files. */
  get hasErased(): boolean {
    return this.#erased;
  }

  /** The files hold nothing of it any more. */
  scrubbed(): void {
    this.#erased = false;
  }

  async rows(seq: number, limit: number): Promise<readonly JournalRow[]> {
    return this.#statements.rows.all(seq, limit);
  }

  async text(key: TextKey): Promise<StoredText | null> {
    return this.#statements.text.get(key) ?? null;
  }

  async restored(): Promise<RestoredEffect | null> {
    const row = this.#statements.restored.get();
    return row === undefined ? null : (decode(row.body).find((effect) => effect.is === 'restored') ?? null);
  }

  async texts(keys: readonly TextKey[]): Promise<ReadonlyMap<TextKey, string>> {
    return new Map(this.#statements.texts.all(encode(keys)).map(({ key, text }) => [key, text]));
  }

  async append({ seq, at, who, act, body, hash }: JournalRow): Promise<void> {
    this.#statements.append.run(seq, at, who, act, body, hash);
    this.#newest = { seq, hash };
  }

  async addText({ salt, text }: { readonly salt: string; readonly text: string }): Promise<TextKey> {
    return keyOf(this.#statements.addText.run(salt, text));
  }

  async textsOf(words: string): Promise<readonly TextKey[]> {
    return this.#statements.textsOf.all(words).map(({ key }) => key);
  }

  async textsBy(person: PersonKey): Promise<readonly TextKey[]> {
    return this.#statements.textsBy.all(person).map(({ key }) => key);
  }

  async eraseText(key: TextKey): Promise<boolean> {
    if (this.#statements.eraseText.run(key).changes !== 1) return false;
    this.#statements.forgetHashes.run();
    this.#erased = true;
    return true;
  }
}
