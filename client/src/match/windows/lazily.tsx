// Lazily: what promises bring to the table, fetched where a match is played with them.

import { lazy, Suspense } from 'react';
import { useMatch } from '../match.ts';
import { WaitingLine } from '../table/waitingLine.tsx';

const Hand = lazy(async () => ({ default: (await import('./windows.tsx')).HandButton }));
const Buttons = lazy(async () => ({ default: (await import('./windows.tsx')).StopButtons }));

/**
 * Nothing in a match without windows, and for whoever only looks; from the reveal on only where there is something to
 * do with it: it is asked for, or was passed to the end.
 */
export const WindowHand = () => {
  const { view, viewer } = useMatch();
  const { windows, phase } = view.common;
  if (windows === undefined || viewer === 'watcher') return null;
  const isAsked = phase.at === 'placing' || (phase.at === 'stop' && phase.asked === viewer);
  if (!isAsked && windows.ahead[viewer].length === 0) return null;
  return (
    <Suspense>
      <Hand />
    </Suspense>
  );
};

export const WindowButtons = () => (
  <Suspense fallback={<WaitingLine />}>
    <Buttons />
  </Suspense>
);
