// Waiting: what a match waits for now, and from whom, including what nobody else can do (F3, F4); and what the trade
// table awaits of its reader, with the clock. Pure.

import { type Due, dueFrom, type MatchView } from '@dunmer/shared/fairness';
import type { Seat } from '@dunmer/shared/rules';
import { isStopped, type Moment } from '../around/index.ts';
import type { TableText } from '../around/tableText.ts';
import type { Match } from './match.ts';

/** What traders do themselves, each kind with its own words, and what only their phones can give (F2, F3). */
const KINDS = {
  front: 'row',
  back: 'row',
  half: 'row',
  choice: 'choice',
  claim: 'claim',
  promise: 'promise',
  open: 'opening',
  stop: 'play',
  answer: 'answer',
} as const satisfies Record<Due['what'], string>;
const ACTS = { row: 'place', choice: 'choose', claim: 'claim', play: 'play', answer: 'play' } as const;

type Kind = (typeof KINDS)[Due['what']];

export type Waiting =
  /** This viewer has to act. */
  | { readonly for: 'you'; readonly act: 'place' | 'choose' | 'claim' | 'play' }
  /** The viewer's own phone has not promised yet: nothing can be committed before (F2). */
  | { readonly for: 'own-promise' }
  /** F4: without a `promise` or an `opening` from these phones the match can't go on. */
  | { readonly for: Kind; readonly seats: readonly Seat[] }
  | { readonly for: 'nobody' };

/** Returns what this view waits for. Acts of traders come before what their phones owe. */
export function waitingFor(view: MatchView): Waiting {
  const due = dueFrom(view).map(({ seat, what }) => ({ seat, kind: KINDS[what] }));
  const own = due.filter(({ seat }) => seat === view.viewer);
  if (own.some(({ kind }) => kind === 'promise')) return { for: 'own-promise' };
  for (const kind of ['answer', 'play', 'row', 'choice', 'claim'] as const)
    if (own.some((one) => one.kind === kind)) return { for: 'you', act: ACTS[kind] };
  for (const kind of ['answer', 'play', 'row', 'choice', 'claim', 'promise', 'opening'] as const) {
    const seats = due.filter((one) => one.kind === kind).map(({ seat }) => seat);
    if (seats.length > 0) return { for: kind, seats };
  }
  return { for: 'nobody' };
}

type Facts = Pick<Match, 'view' | 'viewer' | 'session' | 'table' | 'isNow' | 'isLate'>;

/** The words of the clock for each act, which are used even when no clock runs. */
const CLOCK_OF = { place: 'placement', choose: 'decision', claim: 'claim', play: 'window' } as const;

/**
 * Returns what awaits the reader; null when nothing does, when nobody can play on, and before the film has come to
 * it: until then only their running time is shown.
 */
export function dueMoment(facts: Facts, line: TableText['line']): Moment | null {
  const { view, viewer, session, isNow, isLate } = facts;
  const { clocks, clocksAt } = session;
  if (isStopped(facts)) return null;
  if (isLate) return { whose: 'yours', words: line.late, clock: null, clocksAt };
  const waiting = waitingFor(view);
  if (!isNow || waiting.for !== 'you') return null;
  const isAnswer = waiting.act === 'play' && Boolean(view.common.windows?.open);
  const clock = clocks.find(({ seat, kind }) => seat === viewer && kind !== 'default') ?? null;
  const words = line.clock[isAnswer ? 'answer' : CLOCK_OF[waiting.act]](null);
  return { whose: 'yours', words, clock, clocksAt };
}
