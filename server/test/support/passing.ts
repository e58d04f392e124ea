// Passing: lets time pass in a room whose clock the test moves, and shows how the clocks of a match stand then.

import type { ScriptedClock } from '@dunmer/shared/testing';
import type { EventRoom } from './eventRoom.ts';

/** Waits until what was begun is committed, and what follows from it too. */
export async function flush({ store }: EventRoom): Promise<void> {
  for (let i = 0; i < 3; i += 1) await store.transact(async () => ({ ok: true, value: null }) as const);
}

/** Lets so many seconds pass; what runs out in one of them is done before the next. */
export async function passIn(room: EventRoom, clock: ScriptedClock, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    clock.advance(1_000);
    await flush(room);
  }
}

/** Describes the clocks of a match: the kind, the seat, the seconds left, and whether the clock stands still. */
export const clocksIn = ({ services }: EventRoom, match: string): readonly string[] =>
  services.clocks
    .of(match)
    .map(({ kind, seat, left, runs }) => `${kind} ${seat} ${left / 1_000}${runs ? '' : ' stands'}`);
