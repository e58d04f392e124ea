// Passing: time that goes by in a room whose clock is a test's, and how the clocks of a match stand then.

import type { ScriptedClock } from '@dunmer/shared/testing';
import type { EventRoom } from './eventRoom.ts';

/** What was begun is committed, and so is what follows from it. */
export async function flush({ store }: EventRoom): Promise<void> {
  for (let i = 0; i < 3; i += 1) await store.transact(async () => ({ ok: true, value: null }) as const);
}

/** So many seconds go by; what runs out in one of them is done before the next. */
export async function passIn(room: EventRoom, clock: ScriptedClock, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    clock.advance(1_000);
    await flush(room);
  }
}

/** The clocks of a match: what for, whose, how many seconds are left, and whether it stands. */
export const clocksIn = ({ services }: EventRoom, match: string): readonly string[] =>
  services.clocks
    .of(match)
    .map(({ kind, seat, left, runs }) => `${kind} ${seat} ${left / 1_000}${runs ? '' : ' stands'}`);
