// Moment: whose turn it is, and how much time is left: a line under a head, and at the foot of a sheet that covers
// that line.

import type { ClockView } from '@dunmer/shared/protocol';
import { clockText, useNow } from '../parts/index.ts';
import { useTableText } from './tableText.ts';
import { Glyph } from '../ui/index.ts';
import { leftOf } from './deskWord.ts';
import css from './moment.module.css';

export interface Moment {
  readonly whose: 'yours' | 'theirs' | 'nobodys';
  readonly words: string;
  readonly clock: Pick<ClockView, 'left' | 'runs'> | null;
  /** When the clock was received, by this device's time. */
  readonly clocksAt: number;
}

const SHORT_MS = 10_000;
const GLYPHS = { yours: 'play', theirs: 'again', nobodys: 'info' } as const;

interface LeftProps {
  readonly clock: NonNullable<Moment['clock']>;
  readonly clocksAt: number;
}

/** The time left on a clock now; the parent sets its size. */
export const Left = ({ clock, clocksAt }: LeftProps) => {
  const { line } = useTableText();
  const now = useNow(clock.runs ? 'running' : 'stopped');
  const left = leftOf(clock, now - clocksAt);
  return (
    <strong className={css['clock']} role="timer" data-short={(clock.runs && left < SHORT_MS) || undefined}>
      {clockText(left)}
      {!clock.runs && ` (${line.stands})`}
    </strong>
  );
};

export const MomentLine = ({ whose, words, clock, clocksAt }: Moment) => (
  <div className={css['moment']} data-whose={whose}>
    <Glyph name={GLYPHS[whose]} size={16} />
    <p role="status">{words}</p>
    {clock !== null && <Left clock={clock} clocksAt={clocksAt} />}
  </div>
);

/** Stays at the foot of a sheet however far that is scrolled; nothing when nothing waits for its reader. */
export const MomentFoot = ({ moment }: { readonly moment: Moment | null }) =>
  moment === null ? null : (
    <div className={css['foot']}>
      <MomentLine {...moment} />
    </div>
  );
