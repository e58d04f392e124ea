// MomentLine: whose moment it is, and how long still. It stands under the head, and never in doubt.

import { gameDueFrom } from '@dunmer/shared/patrons';
import { clockText, useNow } from '../../parts/index.ts';
import { Glyph } from '../../ui/index.ts';
import type { SeatClock } from '../session.ts';
import { type Table, useTable } from '../table.ts';
import css from './play.module.css';

interface Moment {
  readonly whose: 'yours' | 'theirs' | 'nobodys';
  readonly words: string;
}

/** What is asked of whom, in the stage that the film has come to. */
function momentOf(table: Table): Moment {
  const { text, view, viewer, session, near, far, isNow } = table;
  const { moment } = text;
  const { stage } = view.common;
  const waits = (words: string, isDone: boolean): Moment =>
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
      // All is waiting for the reader, and the film has not come to that.
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

const Left = ({ clock }: { readonly clock: SeatClock }) => {
  const { session, text } = useTable();
  const now = useNow(clock.runs ? 'running' : 'stopped');
  const left = clock.runs ? clock.left - Math.max(0, now - session.clocksAt) : clock.left;
  const isShort = clock.runs && left < 10_000;
  return (
    <strong className={css['clock']} role="timer" data-short={isShort || undefined}>
      {clockText(left)}
      {!clock.runs && ` (${text.moment.stands})`}
    </strong>
  );
};

/** The clock of whoever is waited for; where there are two, the one that runs. */
function clockFor({ session, view, isNow }: Table): SeatClock | null {
  if (view.common.stage.at === 'finished') return null;
  // While the film is behind it tells of nobody but whom all is waiting for.
  const { clocks } = session;
  const runs = clocks.find((clock) => clock.runs) ?? clocks[0] ?? null;
  return isNow || runs?.seat === view.viewer ? runs : null;
}

export const MomentLine = () => {
  const table = useTable();
  const { whose, words } = momentOf(table);
  const clock = clockFor(table);
  return (
    <div className={css['moment']} data-whose={whose}>
      <Glyph name={whose === 'yours' ? 'play' : whose === 'theirs' ? 'again' : 'info'} size={16} />
      <p role="status">{words}</p>
      {clock !== null && <Left clock={clock} />}
    </div>
  );
};
