// Moment: whose turn it is at this table, and how much time is left. Pure.

import { gameDueFrom } from '@dunmer/shared/patrons';
import type { Moment } from '../../around/index.ts';
import type { SeatClock } from '../session.ts';
import type { Table } from '../table.ts';

type Words = Pick<Moment, 'whose' | 'words'>;

/** Says what is asked of whom, in the stage that the film has reached. */
function wordsOf(table: Table): Words {
  const { text, view, viewer, session, near, far, isNow } = table;
  const { moment } = text;
  const { stage } = view.common;
  const waits = (words: string, isDone: boolean): Words =>
    isDone ? { whose: 'theirs', words: moment.waits(session.names[far]) } : { whose: 'yours', words };
  switch (stage.at) {
    case 'preparing':
      if (stage.step === 'toss') return { whose: 'nobodys', words: moment.toss };
      if (viewer === 'watcher')
        return { whose: 'nobodys', words: moment.watched[stage.step === 'patrons' ? 'patron' : 'exchange'] };
      return stage.step === 'patrons'
        ? waits(moment.patron, stage.sealed[near] !== null)
        : waits(moment.exchange, stage.exchanged[near] !== null);
    case 'turn': {
      const seat = stage.asked?.seat ?? stage.seat;
      const isOwn = seat === viewer;
      // The match waits for the reader, but the film has not shown that yet.
      if (!isNow && !isOwn && gameDueFrom(session.view).some((due) => due.seat === viewer))
        return { whose: 'yours', words: moment.before };
      if (stage.asked !== null)
        return isOwn
          ? { whose: 'yours', words: moment.answer }
          : { whose: 'theirs', words: moment.answers(session.names[seat]) };
      const turn = String(stage.turn);
      return isOwn
        ? { whose: 'yours', words: moment.yours(turn) }
        : { whose: 'theirs', words: moment.theirs(session.names[seat], turn) };
    }
    case 'finished':
      return { whose: 'nobodys', words: moment.over };
  }
}

/** Returns the clock of the awaited player; of two clocks the one that runs. */
function clockFor({ session, view, isNow }: Table): SeatClock | null {
  if (view.common.stage.at === 'finished') return null;
  // While the film is behind, it reveals no clock but the reader's own.
  const { clocks } = session;
  const runs = clocks.find((clock) => clock.runs) ?? clocks[0] ?? null;
  return isNow || runs?.seat === view.viewer ? runs : null;
}

/** Returns the moment for the line under the head. */
export const momentOf = (table: Table): Moment => ({
  ...wordsOf(table),
  clock: clockFor(table),
  clocksAt: table.session.clocksAt,
});

/** Returns null when nothing waits for the reader; nor does anything in a match that a fault has stopped. */
export function dueOf(table: Table): Moment | null {
  const { view, isStopped } = table.session;
  if (isStopped === true) return null;
  return gameDueFrom(view).some(({ seat }) => seat === view.viewer) ? momentOf(table) : null;
}
