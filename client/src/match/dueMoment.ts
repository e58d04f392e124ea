// DueMoment: for what the trade table waits of whoever reads, and by which clock. Pure.

import { isStopped, type Moment } from '../around/index.ts';
import type { TableText } from '../around/tableText.ts';
import type { Match } from './match.ts';
import { waitingFor } from './waitingFor.ts';

type Facts = Pick<Match, 'view' | 'viewer' | 'session' | 'table' | 'isNow' | 'isLate'>;

/** The words of the clock of each act, which are said without a clock too. */
const CLOCK_OF = { place: 'placement', choose: 'decision', claim: 'claim', play: 'window' } as const;

/**
 * Null where nothing waits for them, where nobody can play on, and as long as the film has not come to it: then only
 * that their time runs is told.
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
