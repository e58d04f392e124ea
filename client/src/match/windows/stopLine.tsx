// StopLine: between the halves, what a stop asks of this viewer: a card or a pass; null where it asks nothing of them.

import { useTableText } from '../../text/index.ts';
import { isStopped, useMatch } from '../match.ts';
import css from './windows.module.css';

/** The question in words, to be seen and to be heard. */
export function useStopQuestion(): string | null {
  const match = useMatch();
  const { windows: text } = useTableText();
  const { phase } = match.view.common;
  if (phase.at !== 'stop' || phase.asked !== match.viewer || !match.isNow || isStopped(match)) return null;
  return text.stops[phase.stop];
}

export const StopLine = ({ question }: { readonly question: string }) => {
  const { view, names, far } = useMatch();
  const { windows: text } = useTableText();
  const { phase } = view.common;
  const hasPassed = phase.at === 'stop' && phase.passed[far];
  return (
    <div className={css['asking']}>
      <strong>{question}</strong>
      {hasPassed && <span>{text.passes(names[far])}</span>}
    </div>
  );
};
