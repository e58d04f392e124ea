// TimeLeft: how much time is left for what is awaited, by the second.

import type { IntrigueDue } from '@dunmer/shared/protocol';
import { clockText, useNow } from '../parts/index.ts';
import { useIntrigueText } from './intrigueText.ts';
import css from './intrigue.module.css';

type Clock = Pick<IntrigueDue, 'left' | 'runs'>;

/** When each clock was first received: it runs from then on, whichever page shows it. */
const heard = new WeakMap<Clock, number>();

function heardAt(clock: Clock): number {
  const at = heard.get(clock) ?? Date.now();
  heard.set(clock, at);
  return at;
}

/** A clock that was announced every second would drown out everything else, so screen readers look it up instead. */
export const TimeLeft = ({ clock }: { readonly clock: Clock }) => {
  const text = useIntrigueText();
  const now = useNow(clock.runs ? 'running' : 'stopped');
  const since = clock.runs ? Math.max(0, now - heardAt(clock)) : 0;
  return (
    <span className={css['left']}>
      {text.left}{' '}
      <strong role="timer" className={css['clock']}>
        {clockText(clock.left - since)}
      </strong>
      {!clock.runs && ` (${text.stands})`}
    </span>
  );
};
