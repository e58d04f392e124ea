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
  readonly #fresh = new Fresh();
  /** The clocks to which it has given more time, by match and name. */
  readonly #longer = new Fresh();
  /** The clocks of which a row was written, by match and name: the database may have it before anybody knows. */
  readonly #perhaps = new Set<string>();

  constructor(kept: ReadonlyMap<MatchId, Kept>) {
    this.#kept = kept;
  }

  /** Whether the clocks of a match have changed in this very group: what runs here knows worse until its commit. */
  isFresh(tx: Tx, id: MatchId): boolean {
    return this.#fresh.has(tx, id);
  }

  /** Whether a clock has got more time in this very group. */
  isLonger(tx: Tx, id: MatchId, clock: ClockDue): boolean {
    return this.#longer.has(tx, namedOf(id, clock));
  }

  /** Clocks of a match get a row each in this group. */
  save(tx: Tx, kept: Kept, clocks: readonly Pick<ClockDue, 'kind' | 'seat'>[]): void {
    this.#mayHave(kept.id, clocks);
    tx.afterCommit(() => {
      for (const clock of clocks) kept.stored.add(nameOf(clock));
    });
  }

  /** Writes what has changed; `leftOf`: what a clock has left before it gets more. */
  async write(
    tx: Tx,
    { key, id }: Named,
    { begun, ended, extended }: Changes,
    leftOf: (clock: ClockDue) => number,
  ): Promise<void> {
    this.#fresh.add(tx, id);
    // Another choice's clock is called as the one before.
    const over = [...ended, ...begun].filter((clock) => this.#has(key, id, clock));
    for (const { clock } of extended) this.#longer.add(tx, namedOf(id, clock));
    this.#mayHave(
      id,
      extended.map(({ clock }) => clock),
    );
    if (over.length > 0) await tx.clocks.dropClocks(over.map((clock) => namedIn(key, clock)));
    if (extended.length > 0)
      await tx.clocks.putClocks(
        extended.map(({ clock, ms }) => ({ ...namedIn(key, clock), left: leftOf(clock) + ms })),
      );
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
