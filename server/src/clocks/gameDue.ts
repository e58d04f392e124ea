// GameDue: which clocks a match at the patrons' table has as it stands: one for a turn, one for everything asked
// (PT27).

import type { ClockTimes } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import { dueIn, type LiveGame } from '../match/index.ts';
import type { ClockKind } from '../store/index.ts';

/** What is waited for, and whose clock it has. */
interface Wanted {
  readonly kind: Extract<ClockKind, 'turn' | 'ask'>;
  readonly seat: Seat;
  /** Another turn has its own, and another asking. */
  readonly choice: number;
}

/** What of a game says which clocks it has. */
export interface GameFacts {
  readonly at: 'patrons';
  readonly wanted: readonly Wanted[];
  /** Who is asked something in a turn: then the turn of the other stands. */
  readonly asked: Seat | null;
  readonly announced: Seat | null;
  readonly isPaused: boolean;
}

// Askings of the core are counted from 1; before them come the two steps in which both are asked at once.
const PATRON_STEP = 0;
const EXCHANGE_STEP = 1;

/** The number of what is asked in the turns, behind those of the preparatory stage. */
const numberOf = (asking: number): number => EXCHANGE_STEP + asking;

function wantedIn(match: Pick<LiveGame, 'at' | 'state'>): readonly Wanted[] {
  const { stage } = match.state.rules.common;
  switch (stage.at) {
    case 'preparing': {
      const choice = stage.step === 'exchange' ? EXCHANGE_STEP : PATRON_STEP;
      const seats = new Set(dueIn(match).map(({ seat }) => seat));
      return [...seats].map((seat) => ({ kind: 'ask', seat, choice }));
    }
    case 'turn': {
      const turn = { kind: 'turn', seat: stage.seat, choice: stage.turn } as const;
      if (stage.asked === null) return [turn];
      return [turn, { kind: 'ask', seat: stage.asked.seat, choice: numberOf(stage.asked.id) }];
    }
    case 'finished':
      return [];
  }
}

/** The facts of a game. */
export function gameFactsOf(match: Pick<LiveGame, 'at' | 'state'>): GameFacts {
  const { stage } = match.state.rules.common;
  const { announced, paused } = match.state.desk;
  return {
    at: 'patrons',
    wanted: wantedIn(match),
    asked: stage.at === 'turn' ? (stage.asked?.seat ?? null) : null,
    announced: announced?.seat ?? null,
    isPaused: paused,
  };
}

const SECOND = 1_000;

/** The clocks of what is waited for, with their milliseconds at first; none of a kind that is off. */
export const gameClocksDue = (
  { wanted }: GameFacts,
  { turnClock = 0, askClock = 0 }: ClockTimes,
): readonly (Wanted & { readonly full: number })[] =>
  wanted
    .map((one) => ({ ...one, full: (one.kind === 'turn' ? turnClock : askClock) * SECOND }))
    .filter(({ full }) => full > 0);

/** Whether a clock goes: that of a turn stands while the other is asked (PT27). */
export const gameClockGoes = ({ asked }: GameFacts, kind: ClockKind, seat: Seat): boolean =>
  kind !== 'turn' || asked === null || asked === seat;
