// OpenedHand: the intrigue cards of somebody, shown once to the organiser who has opened the hand by an act (IN26).

import { describeWindowCard } from '@dunmer/shared/windows';
import { useLang, useStaffText } from '../../text/index.ts';
import { cardOf } from '@dunmer/shared/intrigue';
import { useIntrigueCards } from '../../intrigue/index.ts';
import css from './intrigue.module.css';

export const OpenedHand = ({ copies }: { readonly copies: readonly string[] }) => {
  const { hand: text } = useStaffText().intrigue;
  const lang = useLang();
  const cards = useIntrigueCards();
  if (copies.length === 0) return <p>{text.empty}</p>;
  return (
    <section className={css['hand']} aria-label={text.title}>
      <h3>{text.title}</h3>
      <ol>
        {copies.map((copy) => {
          const card = cards.get(cardOf(copy));
          return (
            <li key={copy}>
              <strong>{card?.name[lang] ?? '…'}</strong>
              {card !== undefined && <span>{describeWindowCard(lang, card)}</span>}
            </li>
          );
        })}
      </ol>
      <p>{text.once}</p>
    </section>
  );
};
