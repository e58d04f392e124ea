// CardPick: so many of several intrigue cards, each told by its name and by what it is where.

import { cardOf } from '@dunmer/shared/intrigue';
import { Choice, Options } from '../parts/index.ts';
import { useIntrigueWords } from './cardWords.ts';

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
  const { nameOfCopy, textOf } = useIntrigueWords();
  const options = copies.map((copy) => ({
    key: copy,
    name: nameOfCopy(copy),
    note: noteOf?.(copy) ?? textOf(cardOf(copy)),
  }));
  return (
    <Choice label={label}>
      <Options options={options} picked={picked} most={most} onPick={onPick} />
    </Choice>
  );
};
