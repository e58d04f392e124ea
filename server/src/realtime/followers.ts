// Followers: who follows which match, up to which version they were sent it, and whether the seats' phones are here.

import type { MatchId, Presence } from '@dunmer/shared/protocol';
import { type BySeat, bySeat, type Seat, type Viewer } from '@dunmer/shared/rules';
import type { Clock } from '../ports/index.ts';

interface SeatPresence {
  readonly phones: number;
  /** When the first phone came or the last one went, in milliseconds of the clock. */
  readonly at: number;
}

interface Followed {
  readonly version: number;
  readonly followers: number;
  readonly seats: BySeat<SeatPresence>;
  /** Whether the match is finished: then nothing of it is kept once nobody follows it. */
  readonly finished: boolean;
}

const nobodyAt = (at: number): Followed => ({
  version: 0,
  followers: 0,
  seats: bySeat(() => ({ phones: 0, at })),
  finished: false,
});

// A match that nobody follows is kept too, because it holds since when the phones are away. Beyond this many matches
// the oldest of these are forgotten.
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

  /** Returns the newest version sent to those who follow a match; 0 when nothing is known of it. */
  version(match: MatchId): number {
    return this.#matches.get(match)?.version ?? 0;
  }

  /** Records that a match has opened: until their phones come, its players count as away from now on. */
  opened(match: MatchId): void {
    if (this.#matches.has(match)) return;
    this.#matches.set(match, nobodyAt(this.#clock.elapsed()));
    this.#forget();
  }

  /** Records that the followers of a match were sent it up to this version. */
  sent(match: MatchId, version: number): void {
    const followed = this.#matches.get(match);
    if (followed !== undefined) this.#matches.set(match, { ...followed, version });
  }

  /** Records that a match is finished. */
  finish(match: MatchId): void {
    const followed = this.#matches.get(match);
    if (followed === undefined) return;
    if (followed.followers === 0) this.#matches.delete(match);
    else this.#matches.set(match, { ...followed, finished: true });
  }

  /** Forgets a match that no longer exists. */
  forget(match: MatchId): void {
    this.#matches.delete(match);
  }

  /**
   * Counts a phone that begins to follow (1) or leaves (-1). Returns whether a seat has become present or absent by
   * that.
   */
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
    // After the end of a match nobody waits for anybody.
    if (viewer === 'watcher' || before.finished) return false;
    return this.isHere(match, viewer) !== before.seats[viewer].phones > 0;
  }

  isHere(match: MatchId, seat: Seat): boolean {
    return this.#of(match).seats[seat].phones > 0;
  }

  /** Returns who is here, and since when; a bot always is. */
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
