// StopLine: between the halves, what a stop asks of this viewer: a card or a pass; or, once the other has played a
// card, an answer to it (IN19). Null where nothing is asked of them.

import type { WindowsState } from '@dunmer/shared/rules';
import { useTableText } from '../../around/tableText.ts';
import { cardName } from '../film/teller.ts';
import { isStopped } from '../../around/index.ts';
import { type Match, useMatch } from '../match.ts';
import { handKind } from './kinds.ts';
import css from './windows.module.css';

/** The open play that this viewer is asked to answer; null where there is none. */
export function openFor(match: Match): NonNullable<WindowsState['open']> | null {
  const { view, viewer, isNow } = match;
  const open = view.common.windows?.open ?? null;
  return open !== null && open.asked === viewer && isNow && !isStopped(match) ? open : null;
}

/** The question in words, to be seen and to be heard. */
export function useStopQuestion(): string | null {
  const match = useMatch();
  const { windows: text } = useTableText();
  const { view, viewer, isNow, teller } = match;
  const { phase, windows } = view.common;
  const answered = openFor(match)?.plays.at(-1);
  if (answered !== undefined) return text.answer(cardName(teller, { card: answered.held.card }));
  if (windows === undefined || phase.at !== 'stop' || phase.asked !== viewer) return null;
  if (windows.open !== null || !isNow || isStopped(match)) return null;
  const hand = view.viewer === 'watcher' ? [] : (view.own.windows?.hand ?? []);
  return `${text.stops[phase.stop]} ${text.ask[handKind(hand, windows)]}`;
}

export const StopLine = ({ question }: { readonly question: string }) => {
  const match = useMatch();
  const { view, names, far } = match;
  const { windows: text } = useTableText();
  const { phase } = view.common;
  const isAnswer = openFor(match) !== null;
  const hasPassed = !isAnswer && phase.at === 'stop' && phase.passed[far];
  return (
    <div className={css['asking']}>
      <strong>{question}</strong>
      {isAnswer && <span>{text.silence}</span>}
      {hasPassed && <span>{text.passes(names[far])}</span>}
    </div>
  );
};
