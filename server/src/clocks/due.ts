// Due: which clocks a match has as it stands (EVENT, "How a match ends"; R14). Public facts and settings, nothing else.

import { type Due, dueFrom, type SealedMatch } from '@dunmer/shared/fairness';
import type { EventSettings } from '@dunmer/shared/protocol';
import { type Seat, SEATS } from '@dunmer/shared/rules';
import type { LiveMatch } from '../match/index.ts';
import type { ClockKind } from '../store/index.ts';

/** What of a match says which clocks it has. */
export interface Facts {
  readonly due: readonly Due[];
  /** The choice that is open; null where none is. */
  readonly choice: number | null;
  readonly announced: Seat | null;
  readonly isUnbound: boolean;
  readonly isPaused: boolean;
}

/** A clock of a seat. */
export interface ClockDue {
  readonly kind: ClockKind;
  readonly seat: Seat;
  /** Whose time a decision's clock is: another choice has its own. */
  readonly choice: number | null;
  /** Milliseconds at first. */
  readonly full: number;
}

const SECOND = 1_000;
/** In which the owner's own choice, or the referee's stop, ends what is announced (EVENT, "Taking acts back"). */
export const ANNOUNCED_SECONDS = 15;
const PLACING: ReadonlySet<Due['what']> = new Set(['promise', 'open', 'front', 'back', 'half']);

/** What a turn leads to is where the next one begins. */
const known = new WeakMap<SealedMatch, Facts>();

/** The facts of a match. */
export function factsOf({ state }: Pick<LiveMatch, 'state'>): Facts {
  const found = known.get(state) ?? readFacts(state);
  known.set(state, found);
  return found;
}

function readFacts(state: SealedMatch): Facts {
  const { phase } = state.rules.common;
  const { announced, unbound, paused } = state.desk;
  return {
    due: dueFrom(state),
    choice: phase.at === 'choosing' ? phase.choice.id : null,
    announced: announced?.seat ?? null,
    isUnbound: unbound,
    isPaused: paused,
  };
}

const isDue = ({ due }: Facts, seat: Seat, isSo: (what: Due['what']) => boolean): boolean =>
  due.some((one) => one.seat === seat && isSo(one.what));

function clocksOfSeat(facts: Facts, settings: EventSettings, seat: Seat): readonly ClockDue[] {
  const { choice, announced, isUnbound } = facts;
  const { placementClock, decisionClock, claimTime } = settings;
  const clocks: ClockDue[] = [];
  const add = (kind: ClockKind, seconds: number, of: number | null = null): void =>
    void clocks.push({ kind, seat, choice: of, full: seconds * SECOND });
  if (placementClock > 0 && isDue(facts, seat, (what) => PLACING.has(what))) add('placement', placementClock);
  if (decisionClock > 0 && isDue(facts, seat, (what) => what === 'choice'))
    add('decision', decisionClock, choice);
  if (claimTime > 0 && !isUnbound && isDue(facts, seat, (what) => what === 'claim')) add('claim', claimTime);
  if (announced === seat) add('default', ANNOUNCED_SECONDS);
  return clocks;
}

/** The clocks that a match has: one for all that a seat has to place, one for each choice, one for a claim that binds. */
export const clocksDue = (facts: Facts, settings: EventSettings): readonly ClockDue[] =>
  SEATS.flatMap((seat) => clocksOfSeat(facts, settings, seat));

/** Whether these are one and the same clock. */
export const isSameClock = (one: Omit<ClockDue, 'full'>, other: Omit<ClockDue, 'full'>): boolean =>
  one.kind === other.kind && one.seat === other.seat && one.choice === other.choice;
