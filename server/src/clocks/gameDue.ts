// GameDue: which clocks a match at the patrons' table has at present: one for a turn, one for everything asked (PT27).

import { type Awaiting, awaitingIn } from '@dunmer/shared/patrons';
import type { ClockTimes } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { LiveGame } from '../match/index.ts';
import type { ClockKind } from '../store/index.ts';

/** The facts of a game that decide which clocks it has. */
export interface GameFacts {
  readonly at: 'patrons';
  readonly wanted: readonly Awaiting[];
  /** The seat that is asked something in a turn; the other's turn stands still meanwhile. Null if none is asked. */
  readonly asked: Seat | null;
  readonly announced: Seat | null;
  readonly isPaused: boolean;
}

/** The facts of a game. */
export function gameFactsOf(match: Pick<LiveGame, 'at' | 'state'>): GameFacts {
  const { stage } = match.state.rules.common;
  const { announced, paused } = match.state.desk;
  return {
    at: 'patrons',
    wanted: awaitingIn(match.state),
    asked: stage.at === 'turn' ? (stage.asked?.seat ?? null) : null,
    announced: announced?.seat ?? null,
    isPaused: paused,
  };
}

const SECOND = 1_000;

interface GameClock extends Pick<Awaiting, 'kind' | 'seat'> {
  readonly choice: number;
  readonly full: number;
}

/** The clocks of what is awaited, with their whole time in milliseconds; kinds that are switched off are left out. */
export function gameClocksDue(
  { wanted }: GameFacts,
  { turnClock = 0, askClock = 0 }: ClockTimes,
): readonly GameClock[] {
  const clocks: GameClock[] = [];
  for (const { kind, seat, number } of wanted) {
    const full = (kind === 'turn' ? turnClock : askClock) * SECOND;
    if (full > 0) clocks.push({ kind, seat, choice: number, full });
  }
  return clocks;
}

/** Whether a clock runs: that of a turn stands still while the other seat is asked (PT27). */
export const gameClockGoes = ({ asked }: GameFacts, kind: ClockKind, seat: Seat): boolean =>
  kind !== 'turn' || asked === null || asked === seat;
