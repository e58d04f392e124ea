// Mark: six signs of everything published up to the reveal, to be compared aloud (F8).

import { type MarkSymbol as Name, markOf, type VisibleEvent } from '@dunmer/shared/fairness';
import { VisuallyHidden } from '../../ui/index.ts';
import { useMatch } from '../match.ts';
import css from './fair.module.css';
import { MarkSymbol } from './markSymbol.tsx';

type Revealed = Extract<VisibleEvent, { type: 'CardsRevealed' }>;

const revealedIn = (events: readonly VisibleEvent[]): Revealed | undefined =>
  events.find((event): event is Revealed => event.type === 'CardsRevealed');

/**
 * The same for everyone who follows the match; null before the reveal, and against a bot, who has no phone to compare
 * with.
 */
function useMark(): readonly Name[] | null {
  const { session, view } = useMatch();
  const revealed = revealedIn(session.events);
  if (revealed === undefined || view.seals.bots.length > 0) return null;
  return markOf(view.seals, revealed.field);
}

/** The mark on one line, for the moment of the reveal itself. */
export const MarkLine = () => {
  const { text } = useMatch();
  const mark = useMark();
  if (mark === null) return null;
  return (
    <span className={css['markLine']}>
      <span>{text.fair.readAloud}</span>
      {mark.map((name, at) => (
        <span key={`${at} ${name}`}>
          <MarkSymbol name={name} />
          <VisuallyHidden>{text.fair.symbols[name]}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
};

/** The match's mark with its words; nothing before the reveal. */
export const Mark = () => {
  const { text } = useMatch();
  const mark = useMark();
  if (mark === null) return null;
  return (
    <figure className={css['mark']}>
      <ol className={css['symbols']} aria-label={text.fair.mark}>
        {mark.map((name, at) => (
          <li key={`${at} ${name}`}>
            <MarkSymbol name={name} />
            <span>{text.fair.symbols[name]}</span>
          </li>
        ))}
      </ol>
      <figcaption>{text.fair.compare}</figcaption>
    </figure>
  );
};
