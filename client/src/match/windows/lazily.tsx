// Lazily: what promises and intrigue cards bring to the table, fetched where a match is played with them.

import { isBeforeCount } from '@dunmer/shared/rules';
import { Suspense } from 'react';
import { later } from '../../net/index.ts';
import { useMatch } from '../match.ts';
import { WaitingLine } from '../table/waitingLine.tsx';
import { useIsOver, openFor, StopLine } from './stopLine.tsx';

const Hand = later(async () => ({ default: (await import('./windows.tsx')).HandButton }));
const Buttons = later(async () => ({ default: (await import('./windows.tsx')).StopButtons }));
const Answer = later(async () => ({ default: (await import('./windows.tsx')).AnswerLine }));

/**
 * Nothing in a match without windows, and for whoever only looks; from the reveal on only where there is something to
 * do with it: it is asked for, or was passed to the end, or there is more in it than may be.
 */
export const WindowHand = () => {
  const { view, viewer } = useMatch();
  const isOver = useIsOver();
  const { windows, phase } = view.common;
  if (viewer === 'watcher' || (windows === undefined && !isOver)) return null;
  const isAsked = phase.at === 'placing' || (phase.at === 'stop' && phase.asked === viewer);
  // What was passed ahead can be taken back until the count.
  const isAhead = windows !== undefined && windows.ahead[viewer].length > 0 && isBeforeCount(phase);
  if (!isOver && !isAhead && (windows === undefined || !isAsked)) return null;
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

/** What a stop asks, or what was played and may be answered. */
export const WindowLine = ({ question }: { readonly question: string }) => {
  const isAnswer = openFor(useMatch()) !== null;
  const plain = <StopLine question={question} />;
  if (!isAnswer) return plain;
  return (
    <Suspense fallback={plain}>
      <Answer question={question} />
    </Suspense>
  );
};
