// Rows: which clocks have a row in the database, and which rows a turn writes. The row of an ended clock is deleted
// in the turn's own transaction. A clock that begins gets its row at the next saving: time that a crash loses is
// given back.

import type { MatchId } from '@dunmer/shared/protocol';
import type { StoredMatch, Tx } from '../store/index.ts';
import type { ClockDue } from './due.ts';
import { Fresh } from './fresh.ts';
import type { Changes } from './keeping.ts';
import { type Kept, nameOf } from './kept.ts';
import { StoredTime } from './storedTime.ts';

type Named = Pick<StoredMatch, 'key' | 'id'>;

const namedIn = (match: number, { kind, seat }: ClockDue) => ({ match, kind, seat });

/** The name of a clock among those of all matches. */
const namedOf = (id: MatchId, clock: Pick<ClockDue, 'kind' | 'seat'>): string => `${id} ${nameOf(clock)}`;

export class Rows {
  /** What the database held at the start for matches that were not read yet. */
  readonly held = new StoredTime();
  readonly #kept: ReadonlyMap<MatchId, Kept>;
  /** The matches whose clocks the present group has changed. */
  readonly #fresh = new Fresh<true>();
  /** The milliseconds that the present group has left on clocks, by match and name; 0 for those it has ended. */
  readonly #left = new Fresh<number>();
  /** The clocks for which a row was written, by match and name: the database may have it before the commit is known. */
  readonly #perhaps = new Set<string>();

  constructor(kept: ReadonlyMap<MatchId, Kept>) {
    this.#kept = kept;
  }

  /** Whether the present group has changed the clocks of a match; the running ones are out of date until its commit. */
  isFresh(tx: Tx, id: MatchId): boolean {
    return this.#fresh.of(tx, id) === true;
  }

  /** Whether the present group has given a clock time: an extension, or its whole time because it has begun again. */
  hasTime(tx: Tx, id: MatchId, clock: ClockDue): boolean {
    return (this.#left.of(tx, namedOf(id, clock)) ?? 0) > 0;
  }

  /** Notes that these clocks of a match get a row in this group. */
  save(tx: Tx, kept: Kept, clocks: readonly Pick<ClockDue, 'kind' | 'seat'>[]): void {
    this.#mayHave(kept.id, clocks);
    tx.afterCommit(() => {
      for (const clock of clocks) kept.stored.add(nameOf(clock));
    });
  }

  /**
   * Writes the rows that have changed. `leftOf` tells how much time a clock had left before this group, if it is
   * extended.
   */
  async write(
    tx: Tx,
    { key, id }: Named,
    { begun, ended, extended }: Changes,
    leftOf: (clock: ClockDue) => number,
  ): Promise<void> {
    this.#fresh.put(tx, id, true);
    // Another choice's clock has the same name as the one before.
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

  /** Takes up changes that are committed. */
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
