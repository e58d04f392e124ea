// Followers: who follows which match, what was sent to them, and whether the seats' phones are here or away.

import type { MatchId, Presence } from '@dunmer/shared/protocol';
import { type BySeat, bySeat, type Seat, type Viewer } from '@dunmer/shared/rules';
import type { Clock } from '../ports/index.ts';

interface SeatPresence {
  readonly phones: number;
  /** When it came or went. */
  readonly at: number;
}

interface Followed {
  readonly version: number;
  readonly followers: number;
  readonly seats: BySeat<SeatPresence>;
  /** Whether the match is finished: then nothing is kept of it once nobody follows it. */
  readonly finished: boolean;
}

const nobodyAt = (at: number): Followed => ({
  version: 0,
  followers: 0,
  seats: bySeat(() => ({ phones: 0, at })),
  finished: false,
});

// It is kept for a while since when the phones are away, also for matches that nobody follows.
const MOST = 4096;

export const roomOf = (match: MatchId, viewer: Viewer): string =>
  `m:${match}:${viewer === 'watcher' ? 'w' : viewer}`;

export class Followers {
  readonly #clock: Clock;
  readonly #start: number;
  readonly #matches = new Map<MatchId, Followed>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#start = clock.elapsed();
  }

  /** The newest version sent to those who follow a match; 0 where nobody does. */
  version(match: MatchId): number {
    return this.#matches.get(match)?.version ?? 0;
  }

  /** A match has opened: until its phones come they are away since now. */
  opened(match: MatchId): void {
    if (this.#matches.has(match)) return;
    this.#matches.set(match, nobodyAt(this.#clock.elapsed()));
    this.#forget();
  }

  /** Remembers what was sent. */
  sent(match: MatchId, version: number): void {
    const followed = this.#matches.get(match);
    if (followed !== undefined) this.#matches.set(match, { ...followed, version });
  }

  /** Remembers that a match is finished. */
  finish(match: MatchId): void {
    const followed = this.#matches.get(match);
    if (followed === undefined) return;
    if (followed.followers === 0) this.#matches.delete(match);
    else this.#matches.set(match, { ...followed, finished: true });
  }

  /** There is no such match any more. */
  forget(match: MatchId): void {
    this.#matches.delete(match);
  }

  /** A phone follows (1) or leaves (-1); true where a seat has come or gone by that. */
  change(match: MatchId, viewer: Viewer, by: 1 | -1, version: number): boolean {
    const before = this.#of(match);
    const followers = Math.max(0, before.followers + by);
    const after = { ...before, followers, version: Math.max(before.version, version) };
    this.#matches.delete(match);
    if (followers > 0 || !before.finished)
      this.#matches.set(
        match,
        viewer === 'watcher' ? after : { ...after, seats: this.#moved(before.seats, viewer, by) },
      );
    this.#forget();
    // After the end nobody waits for anybody.
    if (viewer === 'watcher' || before.finished) return false;
    return this.isHere(match, viewer) !== before.seats[viewer].phones > 0;
  }

  isHere(match: MatchId, seat: Seat): boolean {
    return this.#of(match).seats[seat].phones > 0;
  }

  /** Who is here; a bot always is. */
  presence(match: MatchId, bots: readonly Seat[]): Presence {
    const { seats } = this.#of(match);
    const now = this.#clock.elapsed();
    return {
      match,
      seats: bySeat((seat) =>
        bots.includes(seat)
          ? { here: true, since: 0 }
          : { here: seats[seat].phones > 0, since: Math.round(now - seats[seat].at) },
      ),
    };
  }

  #moved(seats: BySeat<SeatPresence>, seat: Seat, by: 1 | -1): BySeat<SeatPresence> {
    const phones = Math.max(0, seats[seat].phones + by);
    const isSame = phones > 0 === seats[seat].phones > 0;
    const moved = { phones, at: isSame ? seats[seat].at : this.#clock.elapsed() };
    return seat === 'a' ? { a: moved, b: seats.b } : { a: seats.a, b: moved };
  }

  #of(match: MatchId): Followed {
    return this.#matches.get(match) ?? nobodyAt(this.#start);
  }

  #forget(): void {
    if (this.#matches.size <= MOST) return;
    for (const [match, { followers }] of this.#matches) {
      if (followers === 0) this.#matches.delete(match);
      if (this.#matches.size <= MOST) return;
    }
  }
}
