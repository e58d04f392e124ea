// CardPick: so many of several intrigue cards, each told by its name and by what it is where.

import { cardOf } from '@dunmer/shared/intrigue';
import { Choice, Options } from '../parts/index.ts';
import { useIntrigueWords } from './cardWords.ts';

// Choosing: so many of several things (IN15): exactly, or up to.

/** How many are to be chosen, and of what. */
interface Choosing {
  readonly from: readonly string[];
  readonly atLeast: number;
  readonly atMost: number;
}

/** What is still there of what was chosen. */
export const stillThere = ({ from }: Choosing, chosen: readonly string[]): readonly string[] =>
  chosen.filter((one) => from.includes(one));

/** Chooses one more, or takes it back; of a single one another takes its place, and beyond the most nothing changes. */
export function toggled({ atMost }: Choosing, chosen: readonly string[], one: string): readonly string[] {
  if (chosen.includes(one)) return chosen.filter((each) => each !== one);
  if (atMost === 1) return [one];
  return chosen.length < atMost ? [...chosen, one] : chosen;
}

/** Whether it can be sent as it is. */
export const isChosen = ({ atLeast, atMost }: Choosing, chosen: readonly string[]): boolean =>
  chosen.length >= atLeast && chosen.length <= atMost;

/** Whether there is anything to choose. */
export const asksChoice = ({ atMost }: Choosing): boolean => atMost > 0;

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
