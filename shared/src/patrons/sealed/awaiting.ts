// Awaiting: what has a clock of its own (PT27): a turn, and everything that is asked. Each has a number, so that the
// next one counts as another.

import type { Seat } from '../../rules/index.ts';
import { gameDueIn } from './due.ts';
import { type SealedGame, type SealedGameView, standingOf } from './state.ts';

/** What a seat is given time for. */
export interface Awaiting {
  readonly kind: 'turn' | 'ask';
  readonly seat: Seat;
  /** The turn's number, or a number that differs for every asking. */
  readonly number: number;
}

// The core counts askings from 1. Before them come the two steps in which both seats are asked at once.
const PATRON_STEP = 0;
const EXCHANGE_STEP = 1;

/** Returns what is awaited now, from public facts only; a view and the whole game give the same. */
export function awaitingIn(of: SealedGame | SealedGameView): readonly Awaiting[] {
  const standing = standingOf(of);
  const { stage } = standing.common;
  switch (stage.at) {
    case 'preparing': {
      const number = stage.step === 'exchange' ? EXCHANGE_STEP : PATRON_STEP;
      const seats = new Set(gameDueIn(standing).map(({ seat }) => seat));
      return [...seats].map((seat) => ({ kind: 'ask', seat, number }));
    }
    case 'turn': {
      const turn = { kind: 'turn', seat: stage.seat, number: stage.turn } as const;
      const { asked } = stage;
      return asked === null
        ? [turn]
        : [turn, { kind: 'ask', seat: asked.seat, number: EXCHANGE_STEP + asked.id }];
    }
    case 'finished':
      return [];
  }
}
