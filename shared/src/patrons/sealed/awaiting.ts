// Awaiting: what has a clock of its own (PT27): a turn, and everything asked; each by a number, so that the next one is
// another.

import type { Seat } from '../../rules/index.ts';
import { gameDueIn } from './due.ts';
import { type SealedGame, type SealedGameView, standingOf } from './state.ts';

/** What a seat is given time for. */
export interface Awaiting {
  readonly kind: 'turn' | 'ask';
  readonly seat: Seat;
  /** Of a turn its number; another asking has another. */
  readonly number: number;
}

// Askings of the core are counted from 1; before them come the two steps in which both are asked at once.
const PATRON_STEP = 0;
const EXCHANGE_STEP = 1;

/** What is awaited now: public facts only; a view and the whole game give the same. */
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
