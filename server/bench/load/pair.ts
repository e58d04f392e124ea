// Pair: two phones that play one planned match after another against each other.

import { assert } from '@dunmer/shared/lib';
import { viewHash } from '@dunmer/shared/protocol';
import { type BySeat, bySeat, type Occasion, type Seat, SEATS } from '@dunmer/shared/rules';
import { type Plan, playPlan, type ReadyMatch, readyRules, type SeatView } from '../games/index.ts';
import type { Pace } from './pace.ts';
import type { Trader, Until } from './trader.ts';
import type { Wire } from './wire.ts';

/** A match as both phones have seen it. */
export interface Played {
  readonly plan: Plan;
  readonly terms: Terms;
  readonly traders: BySeat<Trader>;
  /** Who won a toss. */
  readonly toss: (occasion: Occasion) => Seat;
  /** Bytes that it would have cost more with whole states in place of events; 0 where nobody asked for them. */
  readonly asStates: number;
}

/**
 * `staked`: each lays down a drake, and the loser may claim a card; its new owner gives it back in a trade, for the
 * next match.
 */
export type Terms = 'friendly' | 'staked';

/** How far a ready match is played, and how fast. */
interface Playing {
  readonly until: Until;
  readonly pace: Pace;
  readonly terms: Terms;
}

type Play = (match: ReadyMatch, playing: Playing) => Promise<Played>;

export interface Pair {
  readonly play: Play;
  /** Bytes on both wires so far. */
  readonly bytes: number;
  close(): void;
}

/** Makes a pair from two wires and a way to play a match on them. */
export const pairOf = (wires: readonly Wire[], play: Play): Pair => ({
  play,
  get bytes() {
    return wires.reduce((sum, wire) => sum + wire.bytes, 0);
  },
  close() {
    for (const wire of wires) wire.close();
  },
});

/**
 * The part of a view that is the same when both pass all stops: without the stops themselves, and without the tosses
 * for who is asked first.
 */
function besideStops({ common, own }: SeatView): object {
  const { windows: _, tosses: _tossed, ...rest } = common;
  const { windows: _held, ...secret } = own;
  return { common: rest, own: secret };
}

/**
 * Throws where the phones have ended elsewhere than the core alone with the same plan and tosses. Where both have
 * passed for the whole match, the core plays without promises and intrigue cards.
 */
export function verify({ plan, terms, traders, toss }: Played): void {
  const decks = bySeat((seat) => traders[seat].deck);
  const { common, secret } = playPlan(readyRules, plan, decks, { toss }, { friendly: terms === 'friendly' });
  for (const seat of SEATS) {
    const { view } = traders[seat];
    const compared = view.common.windows === undefined ? (seen: SeatView): object => seen : besideStops;
    assert(
      viewHash(compared(view)) === viewHash(compared({ common, own: secret[seat] })),
      `match ${plan.seed} has ended for ${seat} as by the core`,
    );
  }
}
