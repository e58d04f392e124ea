// StopLine: between the halves, what a stop asks of this viewer: a card or a pass; or, once the other has played a
// card, an answer to it (IN19). Null where nothing is asked of them.

import type { WindowsState, Seat } from '@dunmer/shared/rules';
import { useTableText } from '../../around/tableText.ts';
import { cardName } from '../film/teller.ts';
import { isStopped } from '../../around/index.ts';
import { type Match, useMatch } from '../match.ts';
import css from './windows.module.css';
import type { Held } from '@dunmer/shared/windows';
import { useKnownHome } from '../../net/index.ts';

/** Whether the reader has to choose beside the match what is too much in their hand (IN10). */
export const useIsOver = (): boolean =>
  useKnownHome()?.intrigue?.due.some(({ what }) => what === 'keep') ?? false;

// What a hand at the table is called by: promises, intrigue cards, or both. Pure.
export type HandKind = 'promises' | 'intrigue' | 'both';

/** By what lies in it; of an empty one by what anybody at this table holds, as everybody knows it. */
export function handKind(hand: readonly Held[], { holdings }: Pick<WindowsState, 'holdings'>): HandKind {
  const has = (kind: Held['kind']): boolean => hand.some((held) => held.kind === kind);
  if (has('promise') && has('intrigue')) return 'both';
  if (has('promise')) return 'promises';
  if (has('intrigue')) return 'intrigue';
  const played: readonly Seat[] = ['a', 'b'];
  return played.some((seat) => holdings[seat].intrigue > 0) ? 'intrigue' : 'promises';
}

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
