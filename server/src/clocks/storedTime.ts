// StoredTime: what the database held of clocks at the start, kept until their matches are read.

import type { ClockName, StoredClock } from '../store/index.ts';
import type { ClockDue } from './due.ts';

type Named = Omit<ClockName, 'match'>;

export class StoredTime {
  readonly #left = new Map<number, readonly StoredClock[]>();

  put(clocks: readonly StoredClock[]): void {
    for (const clock of clocks) this.#left.set(clock.match, [...(this.#left.get(clock.match) ?? []), clock]);
  }

  /** Returns everything held for a match, and forgets it. */
  take(match: number): readonly StoredClock[] {
    const held = this.#left.get(match) ?? [];
    this.#left.delete(match);
    return held;
  }

  /** Null if nothing is held. */
  of(match: number, { kind, seat }: Named): number | null {
    return this.#left.get(match)?.find((clock) => clock.kind === kind && clock.seat === seat)?.left ?? null;
  }

  /** Forgets a clock that has ended or begun again meanwhile. */
  drop(match: number, { kind, seat }: Named): void {
    const held = this.#left.get(match);
    if (held === undefined) return;
    this.#left.set(
      match,
      held.filter((clock) => clock.kind !== kind || clock.seat !== seat),
    );
  }

  /** Gives a clock more time before its match was read. If nothing is held of it, it still has its whole time. */
  extend(match: number, clock: Omit<ClockDue, 'choice'>, ms: number): void {
    const { kind, seat, full } = clock;
    const left = this.of(match, clock) ?? full;
    this.drop(match, clock);
    this.put([{ match, kind, seat, left: left + ms }]);
  }
}
