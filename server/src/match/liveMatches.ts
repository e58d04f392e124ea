// LiveMatches: unfinished matches in memory, each a cache of its log and never the truth.

import { present } from '@dunmer/shared/lib';
import { evolveMatchAll, NEW_SEALED_MATCH, type SealedMatch } from '@dunmer/shared/fairness';
import type { MatchId } from '@dunmer/shared/protocol';
import type { Edition, Editions } from '../catalogue/index.ts';
import type { Clock } from '../ports/index.ts';
import type { Reader, StoredMatch } from '../store/index.ts';

/** A match as it stands after `version` accepted commands; 0 while its table waits for the second seat. */
export interface LiveMatch {
  readonly table: StoredMatch;
  readonly edition: Edition;
  readonly version: number;
  readonly state: SealedMatch;
}

const MOST = 4096;
const IDLE = 10 * 60_000;
const WHOLE_LOG = 1_000_000;

/** The match after all that its log holds up to `version`. */
export async function replay(reader: Reader, match: number, version = WHOLE_LOG) {
  const log = (await reader.log(match, 0, WHOLE_LOG)).filter((batch) => batch.version <= version);
  const state = log.reduce((before, batch) => evolveMatchAll(before, batch.events), NEW_SEALED_MATCH);
  return { version: log.at(-1)?.version ?? 0, state };
}

export class LiveMatches {
  readonly #editions: Editions;
  readonly #clock: Clock;
  // Least lately used first.
  readonly #matches = new Map<MatchId, { readonly match: LiveMatch; readonly used: number }>();

  constructor(editions: Editions, clock: Clock) {
    this.#editions = editions;
    this.#clock = clock;
  }

  get size(): number {
    return this.#matches.size;
  }

  /** The match as it stands, from memory or from its log; null where there is none. */
  async get(reader: Reader, id: MatchId): Promise<LiveMatch | null> {
    const known = this.#matches.get(id);
    if (known === undefined) return this.#load(reader, id);
    this.#keep(known.match);
    return known.match;
  }

  put(match: LiveMatch): void {
    this.#keep(match);
    const [oldest] = this.#matches.keys();
    if (this.#matches.size > MOST && oldest !== undefined) this.#matches.delete(oldest);
  }

  drop(id: MatchId): void {
    this.#matches.delete(id);
  }

  clear(): void {
    this.#matches.clear();
  }

  /** Forgets what nobody has touched for a while. */
  dropIdle(): void {
    const limit = this.#clock.elapsed() - IDLE;
    for (const [id, { used }] of this.#matches) {
      if (used > limit) return;
      this.#matches.delete(id);
    }
  }

  async #load(reader: Reader, id: MatchId): Promise<LiveMatch | null> {
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
    return match;
  }

  #keep(match: LiveMatch): void {
    this.#matches.delete(match.table.id);
    this.#matches.set(match.table.id, { match, used: this.#clock.elapsed() });
  }
}
