// Lazily: the parts of the table for promises and intrigue cards, loaded only in matches with them.

import { isBeforeCount } from '@dunmer/shared/rules';
import { Suspense } from 'react';
import { later } from '../../net/index.ts';
import { useMatch } from '../match.ts';
import { WaitingLine } from '../table/waitingLine.tsx';
import { useIsOver, openFor, StopLine } from './stopLine.tsx';

const Hand = later(async () => ({ default: (await import('./windows.tsx')).HandButton }));
const Buttons = later(async () => ({ default: (await import('./windows.tsx')).StopButtons }));
const Lost = later(async () => ({ default: (await import('./uninsured.tsx')).Uninsured }));
const Answer = later(async () => ({ default: (await import('./windows.tsx')).AnswerLine }));

/**
 * The hand. Nothing in a match without windows, or for a watcher. From the reveal on only when there is something to
 * do: a card is asked for, the player has passed to the end, or the hand is over its limit.
 */
export const WindowHand = () => {
  const { view, viewer } = useMatch();
  const isOver = useIsOver();
  const { windows, phase } = view.common;
  if (viewer === 'watcher' || (windows === undefined && !isOver)) return null;
  const isAsked = phase.at === 'placing' || (phase.at === 'stop' && phase.asked === viewer);
  // A pass ahead can be taken back until the count.
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

/** What a stop asks, or the play that may be answered. */
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

/** What conceding costs besides the match, in promises. */
export const WindowConcession = () =>
  useMatch().view.common.windows === undefined ? null : (
    <Suspense>
      <Lost />
    </Suspense>
  );
