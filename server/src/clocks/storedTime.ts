// StoredTime: what the database held of clocks at the start, until their matches are read.

import type { ClockName, StoredClock } from '../store/index.ts';
import type { ClockDue } from './due.ts';

type Named = Omit<ClockName, 'match'>;

export class StoredTime {
  readonly #left = new Map<number, readonly StoredClock[]>();

  put(clocks: readonly StoredClock[]): void {
    for (const clock of clocks) this.#left.set(clock.match, [...(this.#left.get(clock.match) ?? []), clock]);
  }

  /** All that was held of a match; it is held no longer. */
  take(match: number): readonly StoredClock[] {
    const held = this.#left.get(match) ?? [];
    this.#left.delete(match);
    return held;
  }

  /** Null where nothing was held. */
  of(match: number, { kind, seat }: Named): number | null {
    return this.#left.get(match)?.find((clock) => clock.kind === kind && clock.seat === seat)?.left ?? null;
  }

  /** A clock has ended or begun anew meanwhile. */
  drop(match: number, { kind, seat }: Named): void {
    const held = this.#left.get(match);
    if (held === undefined) return;
    this.#left.set(
      match,
      held.filter((clock) => clock.kind !== kind || clock.seat !== seat),
    );
  }

  /** A clock has got more time before its match was read; where nothing was held of it, all of its own counts. */
  extend(match: number, clock: Omit<ClockDue, 'choice'>, ms: number): void {
    const { kind, seat, full } = clock;
    const left = this.of(match, clock) ?? full;
    this.drop(match, clock);
    this.put([{ match, kind, seat, left: left + ms }]);
  }
}
