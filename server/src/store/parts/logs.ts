// Logs: what has happened in each match, in batches of events; each batch comes from one accepted command.

import type { EventAt, TableName } from '@dunmer/shared/tables';
import type { Asking } from '../asking.ts';
import { type Columns, json, manyOf, orNull } from '../columns.ts';
import type { Json } from '../json.ts';
import { decodeOpened, sealedIn } from '../sealedText.ts';
import type { PersonKey, TextKey } from './effect.ts';
import {
  IS_OPEN,
  type MatchKey,
  matchColumns,
  matchOf,
  type MatchRow,
  SEATED,
  type StoredMatch,
} from './matches.ts';

/** An event of a match at any table. */
export type StoredEvent = EventAt<TableName>;

/** The events of one accepted command. */
export interface StoredBatch<Event extends StoredEvent = StoredEvent> {
  readonly version: number;
  readonly events: readonly Event[];
}

/** A batch as it is written. */
export interface WrittenBatch {
  readonly match: MatchKey;
  readonly version: number;
  readonly events: Json<readonly StoredEvent[]>;
}

/** A match with its whole log. */
export interface LoggedMatch {
  readonly table: StoredMatch;
  readonly log: readonly StoredBatch[];
  /** The batches as written, over which a digest is made. */
  readonly written: readonly string[];
}

type BatchRow = Pick<WrittenBatch, 'version' | 'events'>;
type Texts = ReadonlyMap<TextKey, string>;

// Cast to text, so that it stays text in every database and inside a JSON object too.
const BATCH: Columns<BatchRow> = { version: 'batches.version', events: 'cast(batches.events as text)' };

/**
 * Fills the gaps of a log. An earlier release counted a version for an act that was only previewed and never wrote
 * it; such a version becomes a batch without events.
 */
function withoutGaps(batches: readonly StoredBatch[], since: number): readonly StoredBatch[] {
  if ((batches.at(-1)?.version ?? since) === since + batches.length) return batches;
  const whole: StoredBatch[] = [];
  for (const batch of batches) {
    for (let version = since + whole.length + 1; version < batch.version; version++)
      whole.push({ version, events: [] });
    whole.push(batch);
  }
  return whole;
}

const openedIn =
  (texts: Texts | null) =>
  ({ version, events }: BatchRow): StoredBatch => ({
    version,
    events: decodeOpened(events, texts),
  });

/** `texts` reads sealed texts by their keys. */
export function logReads(ask: Asking, texts: (keys: readonly TextKey[]) => Promise<Texts>) {
  const columns = {
    ...matchColumns(ask),
    log: manyOf(ask.words, BATCH, 'from batches where batches.match = matches.key', 'batches.version'),
    texts: orNull(json<Readonly<Record<string, string>>>(ask.words.sealed)),
  };
  const openOf = ask.all<
    MatchRow & { readonly log: readonly BatchRow[]; readonly texts: Readonly<Record<string, string>> | null }
  >(columns)(`from matches where ${SEATED} and ${IS_OPEN} order by key`, (person: PersonKey) => ({ person }));
  const log = ask.all(BATCH)(
    'from batches where match = :match and version > :since order by version limit :limit',
    (match: MatchKey, since: number, limit: number) => ({ match, since, limit }),
  );
  /** The texts sealed in these batches; null if there are none. */
  const textsIn = async (written: readonly string[]): Promise<Texts | null> => {
    const keys = written.flatMap((text) => sealedIn(text).map(({ key }) => key));
    return keys.length === 0 ? null : texts([...new Set(keys)]);
  };
  return {
    /** At most `limit` batches after version `since`, in order and without gaps. */
    log: async (match: MatchKey, since: number, limit: number): Promise<readonly StoredBatch[]> => {
      const rows = await log(match, since, limit);
      const texts = await textsIn(rows.map(({ events }) => events));
      return withoutGaps(rows.map(openedIn(texts)), since).slice(0, limit);
    },
    /** Reads JSON back with its sealed texts; one statement if there are any, which is rare. */
    opened: async <T>(written: Json<T>): Promise<T> => decodeOpened(written, await textsIn([written])),
    /**
     * The matches of the event in which a person has a seat and that are unfinished or still called, with their whole
     * logs, oldest first. Uses one statement, however many there are.
     */
    openMatchesOf: async (person: PersonKey): Promise<readonly LoggedMatch[]> =>
      (await openOf(person)).map(({ log, texts, ...row }) => {
        const known = new Map(Object.entries(texts ?? {}).map(([key, text]) => [Number(key), text]));
        const written = log.map(({ events }) => events);
        return { table: matchOf(row), log: withoutGaps(log.map(openedIn(known)), 0), written };
      }),
  };
}

export function logWrites(ask: Asking) {
  const append = ask.run(
    'insert into batches (match, version, events) values (:match, :version, :events) on conflict do nothing',
    (match: MatchKey, version: number, events: Json<readonly StoredEvent[]>) => ({ match, version, events }),
  );
  return {
    /** Appends a batch as the expected version; returns false if the log already has that version. */
    append: async (match: MatchKey, version: number, events: Json<readonly StoredEvent[]>) =>
      (await append(match, version, events)) === 1,
    /** Appends batches to several matches at once. Throws if one has that version already. */
    appendAll: ask.tell(
      ask.insertEach('batches', 'batches', { match: 'integer', version: 'integer', events: 'json' }),
      (batches: readonly WrittenBatch[]) => ({ batches }),
    ),
  };
}
