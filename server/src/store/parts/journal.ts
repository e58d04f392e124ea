// Journal: what every command has done, chained by hashes; texts are kept beside it (EVENT; RELIABILITY, P18).

import { present } from '@dunmer/shared/lib';
import type { MatchId } from '@dunmer/shared/protocol';
import type { Asking } from '../asking.ts';
import { type Columns, inserting, json, of } from '../columns.ts';
import type { Json } from '../json.ts';
import type { Effect, PersonKey, RestoredEffect, TextKey } from './effect.ts';

export interface JournalRow {
  readonly seq: number;
  readonly at: number;
  readonly who: PersonKey | null;
  readonly act: string;
  readonly body: Json<readonly Effect[]>;
  readonly hash: string;
}

export interface StoredText {
  readonly salt: string | null;
  readonly text: string | null;
}

type Newest = Pick<JournalRow, 'seq' | 'hash'>;

const ROW: Columns<JournalRow> = of('journal', 'seq', 'at', 'who', 'act', 'body', 'hash');
/** Somebody who plays in a match of the event. */
export interface Player {
  readonly match: MatchId;
  readonly person: PersonKey;
}

const PLAYER: Columns<Player> = { match: 'matches.id', ...of('seats', 'person') };
const NEWEST: Columns<Newest> = of('journal', 'seq', 'hash');
const TEXT: Columns<StoredText> = of('texts', 'salt', 'text');
const KEYED: Columns<{ readonly key: TextKey; readonly text: string }> = of('texts', 'key', 'text');

/** What this process remembers of the journal, which nobody else writes. */
export class Known {
  /** The newest row; null if it must be read first. */
  newest: Newest | null = null;
  /** Whether the files may still hold something that was erased. */
  hasErased = false;
}

export function journalReads(ask: Asking, known: Known) {
  const { elements, member } = ask.words;
  const newest = ask.get(NEWEST)('from journal order by seq desc limit 1');
  const restores = ask.get<{ readonly body: readonly Effect[] }>({ body: json('journal.body') })(
    `from journal where act = 'restore' order by seq desc limit 1`,
  );
  const texts = ask.all(KEYED)(
    `from texts where text is not null and key in ${ask.among('keys')}`,
    (keys: readonly TextKey[]) => ({ keys }),
  );
  return {
    /** The newest row; null before the first. */
    last: async (): Promise<Newest | null> => known.newest ?? newest(),
    /** Rows after `seq`, in order, at most `limit`. */
    rows: ask.all(ROW)(
      'from journal where seq > :seq order by seq limit :limit',
      (seq: number, limit: number) => ({ seq, limit }),
    ),
    /**
     * The newest row in which an act of this type has changed this person; null if none has. It tells one freeze of
     * theirs from the next. Reads the journal back to that row.
     */
    newestOn: ask.value<number>()(
      `select journal.seq from journal cross join ${elements('journal.body', 'effect')}
        where journal.act = :act and ${member('effect.value', 'person', 'integer')} = :person
        order by journal.seq desc limit 1`,
      (act: string, person: PersonKey) => ({ act, person }),
    ),
    /**
     * What staff have done before the row `before`, the newest first: the rows that give a reason, and what was done at
     * the server's laptop. In the words of their index.
     */
    acts: ask.all(ROW)(
      `from journal where (${ask.words.position('cast(body as text)', '"is":"reason"')} > 0
          or act in ('access', 'address', 'cards', 'erase', 'restore'))
        and seq < :before order by seq desc limit :limit`,
      (before: number, limit: number) => ({ before, limit }),
    ),
    /** The people who play in these matches; a seat of practice has none. */
    players: ask.all(PLAYER)(
      `from matches join seats on seats.match = matches.key
        where seats.person is not null and matches.id in ${ask.among('matches', 'text')}
        order by matches.key, seats.seat`,
      (matches: readonly MatchId[]) => ({ matches }),
    ),
    text: ask.get(TEXT)('from texts where key = :key', (key: TextKey) => ({ key })),
    /** What the newest restore did; null if there was none. Reads the whole journal. */
    restored: async (): Promise<RestoredEffect | null> =>
      (await restores())?.body.find((effect) => effect.is === 'restored') ?? null,
    /** These texts; erased ones are left out. */
    texts: async (keys: readonly TextKey[]): Promise<ReadonlyMap<TextKey, string>> =>
      new Map((await texts(keys)).map(({ key, text }) => [key, text])),
  };
}

export function journalWrites(ask: Asking, known: Known) {
  const { elements, member } = ask.words;
  const append = ask.tell(
    inserting('journal', 'seq', 'at', 'who', 'act', 'body', 'hash'),
    (row: JournalRow) => ({ ...row }),
  );
  const addText = ask.value<TextKey>()(
    `${inserting('texts', 'salt', 'text')} returning key`,
    (text: { readonly salt: string; readonly text: string }) => text,
  );
  const erase = ask.run(
    'update texts set salt = null, text = null where key = :key and text is not null',
    (key: TextKey) => ({ key }),
  );
  const forgetHashes = ask.tell(
    `update commands set body = case when salt is null then ''
        else substr(body, 1, ${ask.words.position('body', '.')} - 1) end
      where (salt is null and body <> '') or (words = '[]' and ${ask.words.position('body', '.')} > 0)`,
  );
  return {
    /** The keys of the texts that say exactly this. */
    textsOf: ask.values<TextKey>()('select key from texts where text = :words', (words: string) => ({
      words,
    })),
    /**
     * The keys of what a person wrote (contracts, reasons) and nobody has erased, without the names that they gave to
     * others.
     */
    textsBy: ask.values<TextKey>()(
      `select texts.key from journal cross join ${elements('journal.body', 'effect')}
        join texts on texts.key = ${member('effect.value', 'text', 'integer')}
        where journal.who = :person and ${member('effect.value', 'is', 'text')} = 'text' and texts.text is not null
          and texts.key not in (select name from people)`,
      (person: PersonKey) => ({ person }),
    ),
    append: async (row: JournalRow): Promise<void> => {
      await append(row);
      known.newest = { seq: row.seq, hash: row.hash };
    },
    addText: async (text: { readonly salt: string; readonly text: string }): Promise<TextKey> =>
      present(await addText(text), 'a text gets its key'),
    /**
     * Erases a text with its salt, and with it the hashes of older commands, from which it could be guessed. Returns
     * false if it was erased already or never there. After the commit nothing of it is left in the files.
     */
    eraseText: async (key: TextKey): Promise<boolean> => {
      if ((await erase(key)) !== 1) return false;
      await forgetHashes();
      known.hasErased = true;
      return true;
    },
  };
}
