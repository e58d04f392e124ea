// OpenedHand: the intrigue cards of somebody, shown once to the organiser who has opened the hand by an act (IN26).

import { cardOf } from '@dunmer/shared/intrigue';
import { useIntrigueWords } from '../../intrigue/index.ts';
import { useStaffText } from '../staffText.ts';
import css from './intrigue.module.css';

export const OpenedHand = ({ copies }: { readonly copies: readonly string[] }) => {
  const { hand: text } = useStaffText().intrigue;
  const { nameOfCopy, textOf } = useIntrigueWords();
  if (copies.length === 0) return <p>{text.empty}</p>;
  return (
    <section className={css['hand']} aria-label={text.title}>
      <h3>{text.title}</h3>
      <ol>
        {copies.map((copy) => (
          <li key={copy}>
            <strong>{nameOfCopy(copy)}</strong>
            <span>{textOf(cardOf(copy))}</span>
          </li>
        ))}
      </ol>
      <p>{text.once}</p>
    </section>
  );
};
