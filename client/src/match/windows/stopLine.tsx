// StopLine: between the halves, what a stop asks of this viewer: a card or a pass, or an answer to the opponent's
// card (IN19). Null when nothing is asked of them.

import type { WindowsState, Seat } from '@dunmer/shared/rules';
import { useTableText } from '../../around/tableText.ts';
import { cardName } from '../film/teller.ts';
import { isStopped } from '../../around/index.ts';
import { type Match, useMatch } from '../match.ts';
import css from './windows.module.css';
import type { Held } from '@dunmer/shared/windows';
import { useKnownHome } from '../../net/index.ts';

/** Tells whether the reader has too many intrigue cards and must choose which to keep (IN10). */
export const useIsOver = (): boolean =>
  useKnownHome()?.intrigue?.due.some(({ what }) => what === 'keep') ?? false;

// The kinds of cards after which a hand at the table is named. Pure.
export type HandKind = 'promises' | 'intrigue' | 'both';

/** Names a hand by its cards; an empty one by what anybody at this table is publicly known to hold. */
export function handKind(hand: readonly Held[], { holdings }: Pick<WindowsState, 'holdings'>): HandKind {
  const has = (kind: Held['kind']): boolean => hand.some((held) => held.kind === kind);
  if (has('promise') && has('intrigue')) return 'both';
  if (has('promise')) return 'promises';
  if (has('intrigue')) return 'intrigue';
  const played: readonly Seat[] = ['a', 'b'];
  return played.some((seat) => holdings[seat].intrigue > 0) ? 'intrigue' : 'promises';
}

/** Returns the open play that this viewer is asked to answer; null when there is none. */
export function openFor(match: Match): NonNullable<WindowsState['open']> | null {
  const { view, viewer, isNow } = match;
  const open = view.common.windows?.open ?? null;
  return open !== null && open.asked === viewer && isNow && !isStopped(match) ? open : null;
}

/** Returns the question of a stop, for eyes and for screen readers; null when there is none. */
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
