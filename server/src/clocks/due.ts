// Due: which clocks a match has at present (EVENT, "How a match ends"; R14), by public facts and the times it was
// opened with.

import { type Due, dueBehindPlay, dueFrom } from '@dunmer/shared/fairness';
import type { ClockTimes, Watched } from '@dunmer/shared/protocol';
import { type Phase, type Seat, SEATS } from '@dunmer/shared/rules';
import type { LiveMatch, LiveTrade } from '../match/index.ts';
import type { ClockKind } from '../store/index.ts';
import { gameClockGoes, gameClocksDue, type GameFacts, gameFactsOf } from './gameDue.ts';

/** The facts that decide which clocks a match has. */
export type Facts = TradeFacts | GameFacts;

/** The facts at the trade table. */
interface TradeFacts {
  readonly at: 'trade';
  readonly phase: Phase['at'];
  /** What is awaited; called only if a clock needs it, because mostly no clock is on. */
  readonly due: () => readonly Due[];
  /** The number of the open choice; null if none is open. */
  readonly choice: number | null;
  /** The number of the asking at a stop (PR19); null if there is none. */
  readonly asking: number | null;
  /**
   * The seat that is asked to answer a play, and the number of that asking (IN19). All other clocks stand still
   * meanwhile (IN21).
   */
  readonly answer: { readonly seat: Seat; readonly asking: number } | null;
  readonly announced: Seat | null;
  readonly isUnbound: boolean;
  readonly isPaused: boolean;
}

/** A clock of a seat. */
export interface ClockDue {
  readonly kind: ClockKind;
  readonly seat: Seat;
  /**
   * The number of the choice or asking that the clock is for, because each has a clock of its own; null for other
   * clocks.
   */
  readonly choice: number | null;
  /** Its whole time in milliseconds. */
  readonly full: number;
}

const SECOND = 1_000;
/**
 * The seconds in which the owner's own choice, or the referee's "stop", ends an announced default (EVENT, "Taking
 * acts back").
 */
export const ANNOUNCED_SECONDS = 15;

function tradeFactsOf({ state }: Pick<LiveTrade, 'state'>): TradeFacts {
  const { phase, windows } = state.rules.common;
  const { announced, unbound, paused } = state.desk;
  const open = windows?.open ?? null;
  return {
    at: 'trade',
    phase: phase.at,
    due: () => (open === null ? dueFrom(state) : dueBehindPlay(state)),
    choice: phase.at === 'choosing' ? phase.choice.id : null,
    asking: phase.at === 'stop' && open === null && windows !== undefined ? windows.asking : null,
    answer: open === null ? null : { seat: open.asked, asking: windows?.asking ?? 0 },
    announced: announced?.seat ?? null,
    isUnbound: unbound,
    isPaused: paused,
  };
}

type Timed = Pick<ClockDue, 'kind' | 'choice' | 'full'>;

/**
 * The clock of what is awaited in this phase: one for everything that a seat has to place, one for each choice, one
 * for each asking at a stop, one for a claim that binds.
 */
function timedIn({ phase, choice, asking, isUnbound }: TradeFacts, times: ClockTimes): Timed | null {
  const timed = (kind: ClockKind, seconds: number, of: number | null = null): Timed | null =>
    seconds > 0 ? { kind, choice: of, full: seconds * SECOND } : null;
  if (phase === 'placing') return timed('placement', times.placementClock);
  if (phase === 'choosing') return timed('decision', times.decisionClock, choice);
  if (phase === 'stop') return asking === null ? null : timed('window', times.windowTime ?? 0, asking);
  return phase === 'claiming' && !isUnbound ? timed('claim', times.claimTime) : null;
}

/** The clock of an answer. A match that was opened before there were intrigue cards gives it the time of a play. */
function answerClock(
  { answer }: TradeFacts,
  { responseTime, windowTime = 0 }: ClockTimes,
): readonly ClockDue[] {
  if (answer === null) return [];
  const { seat, asking: choice } = answer;
  return [{ kind: 'window', seat, choice, full: (responseTime ?? windowTime) * SECOND }];
}

/** The facts of a match at any table. */
export const factsOf = (match: LiveMatch): Facts =>
  match.at === 'trade' ? tradeFactsOf(match) : gameFactsOf(match);

const CALLED = { kind: 'default', choice: null, full: ANNOUNCED_SECONDS * SECOND } as const;

/** The clocks that a match has at present. */
export function clocksDue(facts: Facts, times: ClockTimes): readonly ClockDue[] {
  const { announced } = facts;
  if (facts.at === 'patrons') {
    const clocks = gameClocksDue(facts, times);
    return announced === null ? clocks : [...clocks, { ...CALLED, seat: announced }];
  }
  const timed = timedIn(facts, times);
  const due = timed === null ? [] : facts.due();
  const answering = answerClock(facts, times);
  if (timed === null && announced === null) return answering;
  const others = SEATS.flatMap((seat): readonly ClockDue[] => [
    ...(timed !== null && due.some((one) => one.seat === seat) ? [{ ...timed, seat }] : []),
    ...(announced === seat ? [{ ...CALLED, seat }] : []),
  ]);
  return [...answering, ...others];
}

/**
 * Whether a clock runs now. An answer holds up all others (IN21) except an announced default for its own seat. No
 * clock runs before its match was read.
 */
export function goesIn(facts: Facts | null, { kind, seat }: Pick<ClockDue, 'kind' | 'seat'>): boolean {
  if (facts === null || facts.isPaused) return false;
  if (facts.at === 'patrons') return gameClockGoes(facts, kind, seat);
  const { answer } = facts;
  return answer === null || kind === 'window' || (kind === 'default' && seat === answer.seat);
}

/** What a clock's owner is asked once their phone has shown the film; null for a clock that waits for no film. */
export const asks = ({ kind, choice }: Pick<ClockDue, 'kind' | 'choice'>): Watched['choice'] | null => {
  if (kind === 'claim') return 'claim';
  return (kind === 'window' || kind === 'ask') && choice !== null ? `asking-${choice}` : choice;
};

/** Whether two clocks are the same. */
export const isSameClock = (one: Omit<ClockDue, 'full'>, other: Omit<ClockDue, 'full'>): boolean =>
  one.kind === other.kind && one.seat === other.seat && one.choice === other.choice;
