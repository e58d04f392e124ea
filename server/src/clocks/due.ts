// Due: which clocks a match has as it stands (EVENT, "How a match ends"; R14). Public facts and the times it was opened
// with, nothing else.

import { type Due, dueBehindPlay, dueFrom } from '@dunmer/shared/fairness';
import type { ClockTimes, Watched } from '@dunmer/shared/protocol';
import { type Phase, type Seat, SEATS } from '@dunmer/shared/rules';
import type { LiveMatch, LiveTrade } from '../match/index.ts';
import type { ClockKind } from '../store/index.ts';
import { gameClockGoes, gameClocksDue, type GameFacts, gameFactsOf } from './gameDue.ts';

/** What of a match says which clocks it has. */
export type Facts = TradeFacts | GameFacts;

/** The same at the trade table. */
interface TradeFacts {
  readonly at: 'trade';
  readonly phase: Phase['at'];
  /** What is due, looked at where a clock asks for it: mostly none is on. */
  readonly due: () => readonly Due[];
  /** The choice that is open; null where none is. */
  readonly choice: number | null;
  /** The number of what is asked at a stop (PR19); null where there is none. */
  readonly asking: number | null;
  /** Who is asked to answer a play, and the number of that (IN19): all other clocks stand meanwhile (IN21). */
  readonly answer: { readonly seat: Seat; readonly asking: number } | null;
  readonly announced: Seat | null;
  readonly isUnbound: boolean;
  readonly isPaused: boolean;
}

/** A clock of a seat. */
export interface ClockDue {
  readonly kind: ClockKind;
  readonly seat: Seat;
  /** Whose time a decision's clock is, or a window's: another choice has its own, and another asking. */
  readonly choice: number | null;
  /** Milliseconds at first. */
  readonly full: number;
}

const SECOND = 1_000;
/** In which the owner's own choice, or the referee's stop, ends what is announced (EVENT, "Taking acts back"). */
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
 * The clock of whatever is due in this phase: one for all that a seat has to place, one for each choice, one for each
 * asking at a stop, one for a claim that binds.
 */
function timedIn({ phase, choice, asking, isUnbound }: TradeFacts, times: ClockTimes): Timed | null {
  const timed = (kind: ClockKind, seconds: number, of: number | null = null): Timed | null =>
    seconds > 0 ? { kind, choice: of, full: seconds * SECOND } : null;
  if (phase === 'placing') return timed('placement', times.placementClock);
  if (phase === 'choosing') return timed('decision', times.decisionClock, choice);
  if (phase === 'stop') return asking === null ? null : timed('window', times.windowTime ?? 0, asking);
  return phase === 'claiming' && !isUnbound ? timed('claim', times.claimTime) : null;
}

/** The clock of an answer; a match that was opened while there were no intrigue cards gives it the time of a play. */
function answerClock(
  { answer }: TradeFacts,
  { responseTime, windowTime = 0 }: ClockTimes,
): readonly ClockDue[] {
  if (answer === null) return [];
  const { seat, asking: choice } = answer;
  return [{ kind: 'window', seat, choice, full: (responseTime ?? windowTime) * SECOND }];
}

/** The facts of a match, at whichever table. */
export const factsOf = (match: LiveMatch): Facts =>
  match.at === 'trade' ? tradeFactsOf(match) : gameFactsOf(match);

const CALLED = { kind: 'default', choice: null, full: ANNOUNCED_SECONDS * SECOND } as const;

/** The clocks that a match has. */
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
 * Whether a clock goes while this is so: an answer holds up all others (IN21) but a default that is announced for it;
 * none goes before its match was read.
 */
export function goesIn(facts: Facts | null, { kind, seat }: Pick<ClockDue, 'kind' | 'seat'>): boolean {
  if (facts === null || facts.isPaused) return false;
  if (facts.at === 'patrons') return gameClockGoes(facts, kind, seat);
  const { answer } = facts;
  return answer === null || kind === 'window' || (kind === 'default' && seat === answer.seat);
}

/**
 * What a clock's owner is asked once their phone has shown the film up to it; null for a clock that waits for no film.
 */
export const asks = ({ kind, choice }: Pick<ClockDue, 'kind' | 'choice'>): Watched['choice'] | null => {
  if (kind === 'claim') return 'claim';
  return (kind === 'window' || kind === 'ask') && choice !== null ? `asking-${choice}` : choice;
};

/** Whether these are one and the same clock. */
export const isSameClock = (one: Omit<ClockDue, 'full'>, other: Omit<ClockDue, 'full'>): boolean =>
  one.kind === other.kind && one.seat === other.seat && one.choice === other.choice;
