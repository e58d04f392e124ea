// DeskLine: one line under the head: a pause, an announced default, a clock, or a call. TimeOverNotice: only the time
// of that clock, above a notice that covers the line.

import type { ClockView } from '@dunmer/shared/protocol';
import { useStore } from 'zustand';
import { connection, useEventInfo } from '../net/index.ts';
import { useTableText } from './tableText.ts';
import { Glyph } from '../ui/index.ts';
import { type DeskWord, deskWord } from './deskWord.ts';
import { useAround } from './around.ts';
import css from './around.module.css';
import { Left } from './moment.tsx';

function useDeskWord(): DeskWord | null {
  const { desk, progress, ending, viewer, session, isLate, table } = useAround();
  const event = useEventInfo();
  return deskWord({
    desk,
    progress,
    ending,
    viewer,
    clocks: session.clocks,
    stopped: table.stopped ?? null,
    isEventPaused: table.kind !== 'practice' && event?.paused === true,
    isLate,
  });
}

const clockOf = (word: DeskWord | null) => (word !== null && 'clock' in word ? word.clock : null);

/**
 * Shows the time left of the clock while the link is lost, because the clock runs on. Hidden from screen readers,
 * which still read the whole line below the notice.
 */
export const TimeOverNotice = () => {
  const { session } = useAround();
  const { state } = useStore(connection);
  const clock = clockOf(useDeskWord());
  return state !== 'offline' || clock === null ? null : (
    <div className={css['over']} aria-hidden="true">
      <Left clock={clock} clocksAt={session.clocksAt} />
    </div>
  );
};

/** `answers`: whether an answer is asked now; the same clock serves both questions of a window. */
export const DeskLine = ({ answers = false }: { readonly answers?: boolean }) => {
  const { viewer, session, names, table } = useAround();
  const { line } = useTableText();
  const event = useEventInfo();
  const isEvents = table.kind !== 'practice';
  const word = useDeskWord();
  if (word === null) return null;
  const kindOf = ({ kind }: ClockView) => (kind === 'window' && answers ? 'answer' : kind);
  const whose = (seat: 'a' | 'b'): string | null => (seat === viewer ? null : names[seat]);
  const words = (): string => {
    switch (word.say) {
      case 'stopped':
        return !isEvents ? line.stoppedPractice : viewer === 'watcher' ? line.stoppedWatched : line.stopped;
      case 'voided':
        return line.voided;
      case 'failed':
        return line.failed;
      case 'event-paused':
        return line.eventPaused(event?.pausedBy ?? null);
      case 'paused':
        return line.paused;
      case 'late':
        return line.late;
      case 'restored':
        return line.restored;
      case 'hurry':
        return line.hurry;
      case 'unbound':
        return word.chooses === viewer ? line.unboundYou : line.unboundThem(names[word.chooses]);
      case 'called':
        return line.called;
      case 'default':
        return word.seat === viewer ? line.defaultYou : line.defaultThem(names[word.seat]);
      case 'clock':
        return `${line.clock[kindOf(word.clock)](whose(word.clock.seat))}:`;
    }
  };
  const clock = clockOf(word);
  return (
    // A clock that was announced every second would drown out everything else, so screen readers look it up instead.
    <p className={css['desk']} data-desk={word.say} role={word.say === 'clock' ? 'complementary' : 'status'}>
      <Glyph name={word.say === 'clock' || word.say === 'default' ? 'again' : 'info'} size={16} />
      <span>{words()}</span>
      {clock !== null && <Left clock={clock} clocksAt={session.clocksAt} />}
    </p>
  );
};
