// Rows: which clocks have a row in the database, and which rows a turn writes. The row of a clock that ends goes in the
// turn's own transaction; one that begins gets its row when all are saved: what a crash forgets of it, it gives back.

import type { MatchId } from '@dunmer/shared/protocol';
import type { StoredMatch, Tx } from '../store/index.ts';
import type { ClockDue } from './due.ts';
import { Fresh } from './fresh.ts';
import type { Changes } from './keeping.ts';
import { type Kept, nameOf } from './kept.ts';
import { StoredTime } from './storedTime.ts';

type Named = Pick<StoredMatch, 'key' | 'id'>;

const namedIn = (match: number, { kind, seat }: ClockDue) => ({ match, kind, seat });

/** What a clock is called among all. */
const namedOf = (id: MatchId, clock: Pick<ClockDue, 'kind' | 'seat'>): string => `${id} ${nameOf(clock)}`;

export class Rows {
  /** What the database held at the start, of matches that were not read yet. */
  readonly held = new StoredTime();
  readonly #kept: ReadonlyMap<MatchId, Kept>;
  /** The matches whose clocks a group has changed. */
  readonly #fresh = new Fresh<true>();
  /** The milliseconds that it has left to clocks, by match and name; none to those that it has ended. */
  readonly #left = new Fresh<number>();
  /** The clocks of which a row was written, by match and name: the database may have it before anybody knows. */
  readonly #perhaps = new Set<string>();

  constructor(kept: ReadonlyMap<MatchId, Kept>) {
    this.#kept = kept;
  }

  /** Whether the clocks of a match have changed in this very group: what runs here knows worse until its commit. */
  isFresh(tx: Tx, id: MatchId): boolean {
    return this.#fresh.of(tx, id) === true;
  }

  /** Whether a clock has got time in this very group: more of it, or its own, where it has begun anew. */
  hasTime(tx: Tx, id: MatchId, clock: ClockDue): boolean {
    return (this.#left.of(tx, namedOf(id, clock)) ?? 0) > 0;
  }

  /** Clocks of a match get a row each in this group. */
  save(tx: Tx, kept: Kept, clocks: readonly Pick<ClockDue, 'kind' | 'seat'>[]): void {
    this.#mayHave(kept.id, clocks);
    tx.afterCommit(() => {
      for (const clock of clocks) kept.stored.add(nameOf(clock));
    });
  }

  /** Writes what has changed; `leftOf`: what a clock had left before this group, where that gives it more. */
  async write(
    tx: Tx,
    { key, id }: Named,
    { begun, ended, extended }: Changes,
    leftOf: (clock: ClockDue) => number,
  ): Promise<void> {
    this.#fresh.put(tx, id, true);
    // Another choice's clock is called as the one before.
    const over = [...ended, ...begun].filter((clock) => this.#has(key, id, clock));
    for (const clock of ended) this.#left.put(tx, namedOf(id, clock), 0);
    for (const clock of begun) this.#left.put(tx, namedOf(id, clock), clock.full);
    const longer = extended.map(({ clock, ms }) => {
      const left = (this.#left.of(tx, namedOf(id, clock)) ?? leftOf(clock)) + ms;
      this.#left.put(tx, namedOf(id, clock), left);
      return { ...namedIn(key, clock), left };
    });
    this.#mayHave(id, longer);
    if (over.length > 0) await tx.clocks.dropClocks(over.map((clock) => namedIn(key, clock)));
    if (longer.length > 0) await tx.clocks.putClocks(longer);
  }

  /** What has changed is committed. */
  written(kept: Kept, { begun, ended, extended }: Changes): void {
    for (const clock of [...ended, ...begun]) {
      this.held.drop(kept.key, clock);
      kept.stored.delete(nameOf(clock));
      this.#perhaps.delete(namedOf(kept.id, clock));
    }
    for (const { clock } of extended) kept.stored.add(nameOf(clock));
  }

  #mayHave(id: MatchId, clocks: readonly Pick<ClockDue, 'kind' | 'seat'>[]): void {
    for (const clock of clocks) this.#perhaps.add(namedOf(id, clock));
  }

  #has(key: number, id: MatchId, clock: ClockDue): boolean {
    return (
      this.held.of(key, clock) !== null ||
      this.#perhaps.has(namedOf(id, clock)) ||
      this.#kept.get(id)?.stored.has(nameOf(clock)) === true
    );
  }
}
