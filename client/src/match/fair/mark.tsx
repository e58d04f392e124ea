// Mark: six signs of everything published up to the reveal, to be compared aloud (F8).

import { markOf, type VisibleEvent } from '@dunmer/shared/fairness';
import { useMatch } from '../match.ts';
import css from './fair.module.css';
import { MarkSymbol } from './markSymbol.tsx';

type Revealed = Extract<VisibleEvent, { type: 'CardsRevealed' }>;

const revealedIn = (events: readonly VisibleEvent[]): Revealed | undefined =>
  events.find((event): event is Revealed => event.type === 'CardsRevealed');

/** The match's mark with its words; nothing before the reveal. */
export const Mark = () => {
  const { session, view, text } = useMatch();
  const revealed = revealedIn(session.events);
  const mark = revealed === undefined ? null : markOf(view.seals, revealed.field);
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
