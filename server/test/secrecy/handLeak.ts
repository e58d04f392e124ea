// Hand leak: a mistake by which the real rooms tell of a stop twice when the hand holds something for it, for the pairs
// that differ in a hand.

import type { MatchEvent } from '@dunmer/shared/fairness';
import type { Batch } from '@dunmer/shared/protocol';
import { SEATS } from '@dunmer/shared/rules';
import { LiveMatches } from '../../src/match/liveMatches.ts';
import { Rooms } from '../../src/realtime/rooms.ts';
import type { Texts } from '../../src/store/index.ts';
import { asTrade } from '../support/tradeLive.ts';

/**
 * Plants it in every server of this process; `card`: the card that gives itself away. Returns a function that takes it
 * out again.
 */
export function plantHandLeak(card: string): () => void {
  const { put } = LiveMatches.prototype;
  const { tellBatch } = Rooms.prototype;
  let isHeld = false;
  Object.assign(LiveMatches.prototype, {
    put(this: LiveMatches, ...[tx, match]: Parameters<typeof put>): void {
      const { secret } = asTrade(match).state.rules;
      isHeld = SEATS.some((seat) => secret[seat].windows?.hand.some((held) => held.card === card) === true);
      put.call(this, tx, match);
    },
  });
  Object.assign(Rooms.prototype, {
    tellBatch(this: Rooms, rooms: readonly string[], told: Batch, texts: Texts<MatchEvent>): void {
      const isStop = told.events.some((event) => event.type === 'StopBegun');
      for (const each of isStop && isHeld ? [told, told] : [told]) tellBatch.call(this, rooms, each, texts);
    },
  });
  return () => {
    Object.assign(LiveMatches.prototype, { put });
    Object.assign(Rooms.prototype, { tellBatch });
  };
}
