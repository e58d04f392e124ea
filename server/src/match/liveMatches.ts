// LiveMatches: unfinished matches in memory, each a cache of its log and never the truth.

import { present } from '@dunmer/shared/lib';
import { evolveMatchAll, NEW_SEALED_MATCH, type SealedMatch } from '@dunmer/shared/fairness';
import type { MatchId } from '@dunmer/shared/protocol';
import type { Edition, Editions } from '../catalogue/index.ts';
import { Cache, type InBody, type Look } from '../memory/index.ts';
import type { Clock } from '../ports/index.ts';
import type { LoggedMatch, Reader, StoredBatch, StoredMatch } from '../store/index.ts';

/** A match as it stands after `version` accepted commands. */
export interface LiveMatch {
  readonly table: StoredMatch;
  readonly edition: Edition;
  readonly version: number;
  readonly state: SealedMatch;
  /** The newest batches, as far back as they are small ones: what most followers lack is among them. */
  readonly recent: readonly StoredBatch[];
}

const MOST = 4096;
const IDLE = 10 * 60_000;
const WHOLE_LOG = 1_000_000;
/** The opening has this many events; the film of a reveal has more, and is read again for whoever lacks it. */
const SMALL_BATCH = 12;
/** Enough for a phone that sits down while the other has begun. */
const RECENT = 4;

/** The recent batches with one more; none where that one is too large to stay in memory. */
export const withRecent = (recent: readonly StoredBatch[], batch: StoredBatch): readonly StoredBatch[] =>
  batch.events.length > SMALL_BATCH ? [] : [...recent.slice(1 - RECENT), batch];

type Replayed = Pick<LiveMatch, 'version' | 'state' | 'recent'>;

/**
 * The match after all that its log holds up to `version`. Throws where that can't be played; of a match that has
 * stopped it is played as far as it can be.
 */
export async function replay(
  reader: Reader,
  { key, stop }: Pick<StoredMatch, 'key' | 'stop'>,
  version = WHOLE_LOG,
): Promise<Replayed> {
  // Versions begin at 1 and have no gaps: so many batches, and no more is read.
  return played(await reader.log(key, 0, version), stop !== null);
}

/** The match after a log; as far as it can be played, where that is all that is asked of it. */
function played(log: readonly StoredBatch[], asFarAsItGoes: boolean): Replayed {
  let state = NEW_SEALED_MATCH;
  let taken = 0;
  for (const { events } of log) {
    try {
      state = evolveMatchAll(state, events);
    } catch (error) {
      if (!asFarAsItGoes) throw error;
      break;
    }
    taken += 1;
  }
  const recent = log.slice(Math.max(0, taken - RECENT), taken).reduce(withRecent, []);
  return { version: log[taken - 1]?.version ?? 0, state, recent };
}

/** A match, and when it came into memory or was played last. */
interface Held {
  readonly match: LiveMatch;
  readonly since: number;
}

const isOver = ({ match: { table } }: Held): boolean => table.phase === 'finished';

export class LiveMatches {
  readonly #editions: Editions;
  readonly #clock: Clock;
  /**
   * What has stood still longest comes first. Of the finished ones, the last: whoever asks for it once asks for it
   * again.
   */
  readonly #held = new Cache<MatchId, Held>({ most: MOST, isPassing: isOver });

  constructor(editions: Editions, clock: Clock) {
    this.#editions = editions;
    this.#clock = clock;
  }

  /** How many unfinished matches are in memory. */
  get size(): number {
    return [...this.#held].filter(([, held]) => !isOver(held)).length;
  }

  /** The match as it stands for this reader, from memory or from its log; null where there is none. */
  async get(reader: Reader, id: MatchId): Promise<LiveMatch | null> {
    const known = this.#held.get(reader, id);
    if (known !== null) return known.match;
    return (await this.#held.find(reader, id, () => this.#read(reader, id)))?.match ?? null;
  }

  /** What is stored of a match beside its log; null where there is none. */
  async table(reader: Reader, id: MatchId): Promise<StoredMatch | null> {
    return this.#held.get(reader, id)?.match.table ?? (await reader.match(id));
  }

  /** The match with this log, from memory where that is as far. */
  async with(reader: Reader, { table, log }: LoggedMatch): Promise<LiveMatch> {
    const known = this.#held.get(reader, table.id)?.match;
    if (known !== undefined && known.version === log.at(-1)?.version) return known;
    const edition = present(
      await this.#editions.of(reader, table.catalogue),
      `match ${table.id} has its catalogue`,
    );
    return { table, edition, ...played(log, table.stop !== null) };
  }

  /** The match as this body leaves it: the next body of its group decides on that. */
  put(tx: InBody, match: LiveMatch): void {
    this.#held.put(tx, match.table.id, this.#hold(match));
  }

  /** It is read again: its log is another than was known. */
  drop(tx: InBody, id: MatchId): void {
    this.#held.drop(tx, id);
  }

  /** All are read again. */
  clear(tx: InBody): void {
    this.#held.clear(tx);
  }

  /** Whether a commit changes a match. */
  look(id: MatchId): Look {
    return this.#held.look(id);
  }

  /** Lets go of what has stood still for a while. */
  dropIdle(): void {
    const limit = this.#clock.elapsed() - IDLE;
    for (const [id, { since }] of this.#held) {
      if (since > limit) return;
      this.#held.forget(id);
    }
  }

  /** What is in memory. */
  *[Symbol.iterator](): IterableIterator<LiveMatch> {
    for (const [, { match }] of this.#held) yield match;
  }

  #hold(match: LiveMatch): Held {
    return { match, since: this.#clock.elapsed() };
  }

  async #read(reader: Reader, id: MatchId): Promise<Held | null> {
    const table = await reader.match(id);
    if (table === null) return null;
    const edition = present(
      await this.#editions.of(reader, table.catalogue),
      `match ${id} has its catalogue`,
    );
    return this.#hold({ table, edition, ...(await replay(reader, table)) });
  }
}
