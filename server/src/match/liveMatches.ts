// LiveMatches: unfinished matches in memory, each a cache of its log and never the truth.

import { present } from '@dunmer/shared/lib';
import { evolveMatchAll, NEW_SEALED_MATCH, type SealedMatch } from '@dunmer/shared/fairness';
import type { MatchId } from '@dunmer/shared/protocol';
import type { Edition, Editions } from '../catalogue/index.ts';
import type { Clock } from '../ports/index.ts';
import type { Reader, StoredBatch, StoredMatch } from '../store/index.ts';

/** A match as it stands after `version` accepted commands; 0 while its table waits for the second seat. */
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
/** The opening has this many events; the film of a reveal has more, and is read again for who lacks it. */
const SMALL_BATCH = 12;
/** Enough for a phone that sits down while the other has begun. */
const RECENT = 4;

/** The recent batches with one more; none where that one is too large to stay in memory. */
export const withRecent = (recent: readonly StoredBatch[], batch: StoredBatch): readonly StoredBatch[] =>
  batch.events.length > SMALL_BATCH ? [] : [...recent.slice(1 - RECENT), batch];

/** The match after all that its log holds up to `version`. */
export async function replay(reader: Reader, match: number, version = WHOLE_LOG) {
  // Versions begin at 1 and have no gaps: so many batches, and no more is read.
  const log = await reader.log(match, 0, version);
  const state = log.reduce((before, batch) => evolveMatchAll(before, batch.events), NEW_SEALED_MATCH);
  const recent = log.slice(-RECENT).reduce(withRecent, []);
  return { version: log.at(-1)?.version ?? 0, state, recent };
}

export class LiveMatches {
  readonly #editions: Editions;
  readonly #clock: Clock;
  // What has stood still longest comes first.
  readonly #matches = new Map<MatchId, { readonly match: LiveMatch; readonly since: number }>();
  /** The finished match that was read last: who asks for it once asks for it again. */
  #over: LiveMatch | null = null;
  /** How often something was dropped: what was read meanwhile may be old. */
  #changes = 0;

  constructor(editions: Editions, clock: Clock) {
    this.#editions = editions;
    this.#clock = clock;
  }

  get size(): number {
    return this.#matches.size;
  }

  /** The match as it stands, from memory or from its log; null where there is none. */
  async get(reader: Reader, id: MatchId): Promise<LiveMatch | null> {
    const known = this.#matches.get(id)?.match ?? this.#over;
    return known?.table.id === id ? known : this.#load(reader, id);
  }

  put(match: LiveMatch): void {
    this.#keep(match);
    const [oldest] = this.#matches.keys();
    if (this.#matches.size > MOST && oldest !== undefined) this.#matches.delete(oldest);
  }

  drop(id: MatchId): void {
    this.#matches.delete(id);
    this.#changes += 1;
    if (this.#over?.table.id === id) this.#over = null;
  }

  clear(): void {
    this.#matches.clear();
    this.#changes += 1;
    this.#over = null;
  }

  /** Forgets what has stood still for a while. */
  dropIdle(): void {
    const limit = this.#clock.elapsed() - IDLE;
    for (const [id, { since }] of this.#matches) {
      if (since > limit) return;
      this.#matches.delete(id);
    }
  }

  async #load(reader: Reader, id: MatchId): Promise<LiveMatch | null> {
    const changes = this.#changes;
    const table = await reader.match(id);
    if (table === null) return null;
    const edition = present(
      await this.#editions.of(reader, table.catalogue),
      `match ${id} has its catalogue`,
    );
    const match = { table, edition, ...(await replay(reader, table.key)) };
    // Whatever has come into memory while this was read is newer.
    const newer = this.#matches.get(id);
    if (newer !== undefined) return newer.match;
    if (table.phase !== 'finished') this.put(match);
    else if (changes === this.#changes) this.#over = match;
    return match;
  }

  #keep(match: LiveMatch): void {
    this.#matches.delete(match.table.id);
    this.#matches.set(match.table.id, { match, since: this.#clock.elapsed() });
  }
}
