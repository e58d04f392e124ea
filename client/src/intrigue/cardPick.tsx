// CardPick: so many of several intrigue cards, each told by its name and by what it is where.

import { useId } from 'react';
import css from './intrigue.module.css';
import { useIntrigueWords } from './cardWords.ts';
import { cardOf } from '@dunmer/shared/intrigue';

interface CardPickProps {
  readonly label: string;
  readonly copies: readonly string[];
  readonly picked: readonly string[];
  readonly most: number;
  /** What tells one from another beside its name. */
  readonly noteOf?: (copy: string) => string;
  readonly onPick: (copy: string) => void;
}

export const CardPick = ({ label, copies, picked, most, noteOf, onPick }: CardPickProps) => {
  const group = useId();
  const { nameOfCopy, textOf } = useIntrigueWords();
  return (
    <fieldset className={css['choice']}>
      <legend>{label}</legend>
      {copies.map((copy) => {
        const isPicked = picked.includes(copy);
        const note = noteOf?.(copy) ?? textOf(cardOf(copy));
        return (
          <label key={copy}>
            <input
              type={most === 1 ? 'radio' : 'checkbox'}
              name={group}
              aria-label={`${nameOfCopy(copy)}, ${note}`}
              checked={isPicked}
              disabled={most > 1 && !isPicked && picked.length >= most}
              onChange={() => onPick(copy)}
            />
            <span className={css['item']}>
              <strong>{nameOfCopy(copy)}</strong>
              <span className={css['note']}>{note}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};
