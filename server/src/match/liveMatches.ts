// LiveMatches: unfinished matches in memory; each is a cache of its log and never the truth.

import { present } from '@dunmer/shared/lib';
import type { MatchId } from '@dunmer/shared/protocol';
import { type TableName, TABLES } from '@dunmer/shared/tables';
import type { Editions, EditionsOf } from '../catalogue/index.ts';
import { Cache, type Anywhere, type InBody, type Look } from '../memory/index.ts';
import type { Clock } from '../ports/index.ts';
import type { LoggedMatch, Reader, StoredBatch, StoredMatch } from '../store/index.ts';
import type { BatchAt, LiveAt, LiveMatch } from './live.ts';
import { MadeFiles } from './madeFiles.ts';

const MOST = 4096;
const IDLE = 10 * 60_000;
const WHOLE_LOG = 1_000_000;
/** How many matches keep the files that were made of them; about so many are asked for at once, when matches end. */
const WITH_FILES = 16;
/** The opening has this many events. The film of a reveal has more; a follower who lacks it gets it from the log. */
const SMALL_BATCH = 12;
/** Enough for a phone that opens the match after the other has begun. */
const RECENT = 4;

/** Adds a batch to the recent ones; returns none if it is too large to stay in memory. */
export const withRecent = <N extends TableName>(
  recent: readonly BatchAt<N>[],
  batch: BatchAt<N>,
): readonly BatchAt<N>[] => (batch.events.length > SMALL_BATCH ? [] : [...recent.slice(1 - RECENT), batch]);

type Replayed<N extends TableName> = Pick<LiveAt<N>, 'version' | 'state' | 'recent'>;

/** The batches of a match at this table. The type holds because a log has only events of its match's own table. */
export const batchesAt = <N extends TableName>(_at: N, log: readonly StoredBatch[]): readonly BatchAt<N>[] =>
  log;

/**
 * Replays the log of a match up to `version`. Throws if it can't be played; a stopped match is played as far as
 * possible.
 */
export async function replay<N extends TableName>(
  at: N,
  reader: Reader,
  { key, stop }: Pick<StoredMatch, 'key' | 'stop'>,
  version = WHOLE_LOG,
): Promise<Replayed<N>> {
  // Versions begin at 1 and have no gaps, so this limit reads exactly the batches up to `version`.
  return played(at, await reader.log(key, 0, version), stop !== null);
}

/** The match after a log; with `asFarAsItGoes` up to the first batch that can't be played. */
function played<N extends TableName>(
  at: N,
  log: readonly StoredBatch[],
  asFarAsItGoes: boolean,
): Replayed<N> {
  const table = TABLES[at];
  const batches = batchesAt(at, log);
  let state = table.fresh;
  let taken = 0;
  for (const { events } of batches) {
    try {
      state = events.reduce(table.evolve, state);
    } catch (error) {
      if (!asFarAsItGoes) throw error;
      break;
    }
    taken += 1;
  }
  const recent = batches.slice(Math.max(0, taken - RECENT), taken).reduce(withRecent<N>, []);
  return { version: batches[taken - 1]?.version ?? 0, state, recent };
}

/** A match, and when it came into memory or was last played. */
interface Held {
  readonly match: LiveMatch;
  readonly since: number;
}

const isOver = ({ match: { table } }: Held): boolean => table.phase === 'finished';

export class LiveMatches {
  readonly #editions: Editions;
  readonly #clock: Clock;
  /**
   * The match that has stood still for longest comes first. Of finished matches only the latest stays, because
   * somebody who has asked for it will ask again.
   */
  readonly #held = new Cache<MatchId, Held>({ most: MOST, isPassing: isOver });
  readonly #files = new Cache<MatchId, MadeFiles>({ most: WITH_FILES });

  constructor(editions: Editions, clock: Clock) {
    this.#editions = editions;
    this.#clock = clock;
  }

  /** How many unfinished matches are in memory. */
  get size(): number {
    return [...this.#held].filter(([, held]) => !isOver(held)).length;
  }

  /** The match as this reader may see it, from memory or from its log; null if there is none. */
  async get(reader: Reader, id: MatchId): Promise<LiveMatch | null> {
    const known = this.#held.get(reader, id);
    if (known !== null) return known.match;
    return (await this.#held.find(reader, id, () => this.#read(reader, id)))?.match ?? null;
  }

  /** The stored facts of a match beside its log; null if there is none. */
  async table(reader: Reader, id: MatchId): Promise<StoredMatch | null> {
    return this.#held.get(reader, id)?.match.table ?? (await reader.match(id));
  }

  /** The match with this log; taken from memory if that has come as far. */
  async with(reader: Reader, { table, log }: LoggedMatch): Promise<LiveMatch> {
    const known = this.#held.get(reader, table.id)?.match;
    if (known !== undefined && known.version === log.at(-1)?.version) return known;
    if (table.tableName === 'trade') {
      const edition = await this.#edition(reader, table);
      return { at: 'trade', table, edition, ...played('trade', log, table.stop !== null) };
    }
    const edition = await this.#gameEdition(reader, table);
    return { at: 'patrons', table, edition, ...played('patrons', log, table.stop !== null) };
  }

  /** Keeps the match as this body leaves it; the next body of its group decides on that. */
  put(tx: InBody, match: LiveMatch): void {
    this.#held.put(tx, match.table.id, this.#hold(match));
    if (match.table.phase === 'finished') this.#files.drop(tx, match.table.id);
  }

  /** Drops a match, which is then read again, because its log is not the known one. */
  drop(tx: InBody, id: MatchId): void {
    this.#held.drop(tx, id);
    this.#files.drop(tx, id);
  }

  /** Drops all matches, which are then read again. */
  clear(tx: InBody): void {
    this.#held.clear(tx);
    this.#files.clear(tx);
  }

  /** The files already made of a match in its present state; they are dropped with its next change. */
  async filesOf(reader: Anywhere, id: MatchId): Promise<MadeFiles> {
    return present(await this.#files.find(reader, id, async () => new MadeFiles()), 'they are begun');
  }

  /** Watches a match for changes by commits. */
  look(id: MatchId): Look {
    return this.#held.look(id);
  }

  /** Removes matches that have stood still for a while. */
  dropIdle(): void {
    const limit = this.#clock.elapsed() - IDLE;
    for (const [id, { since }] of this.#held) {
      if (since > limit) return;
      this.#held.forget(id);
    }
  }

  /** The matches in memory. */
  *[Symbol.iterator](): IterableIterator<LiveMatch> {
    for (const [, { match }] of this.#held) yield match;
  }

  #hold(match: LiveMatch): Held {
    return { match, since: this.#clock.elapsed() };
  }

  async #read(reader: Reader, id: MatchId): Promise<Held | null> {
    const table = await reader.match(id);
    if (table === null) return null;
    if (table.tableName === 'trade') {
      const edition = await this.#edition(reader, table);
      return this.#hold({ at: 'trade', table, edition, ...(await replay('trade', reader, table)) });
    }
    const edition = await this.#gameEdition(reader, table);
    return this.#hold({ at: 'patrons', table, edition, ...(await replay('patrons', reader, table)) });
  }

  async #edition(reader: Reader, { id, catalogue }: StoredMatch): Promise<EditionsOf['trade']> {
    return present(await this.#editions.of(reader, catalogue), `match ${id} has its catalogue`);
  }

  async #gameEdition(reader: Reader, { id, catalogue }: StoredMatch): Promise<EditionsOf['patrons']> {
    return present(await this.#editions.gameOf(reader, catalogue), `match ${id} has its catalogue`);
  }
}
