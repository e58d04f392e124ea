// CardPick: picks some of several intrigue cards, each shown with its name and a note that tells it apart.

import { cardOf } from '@dunmer/shared/intrigue';
import { Choice, Options } from '../parts/index.ts';
import { useIntrigueWords } from './cardWords.ts';

// Choosing: picking exactly, or up to, so many of several things (IN15).

/** How many are to be chosen, and from what. */
interface Choosing {
  readonly from: readonly string[];
  readonly atLeast: number;
  readonly atMost: number;
}

/** Returns the chosen ones that are still there. */
export const stillThere = ({ from }: Choosing, chosen: readonly string[]): readonly string[] =>
  chosen.filter((one) => from.includes(one));

/**
 * Chooses one more, or takes it back. With a maximum of one, a new choice replaces the old; above the maximum nothing
 * changes.
 */
export function toggled({ atMost }: Choosing, chosen: readonly string[], one: string): readonly string[] {
  if (chosen.includes(one)) return chosen.filter((each) => each !== one);
  if (atMost === 1) return [one];
  return chosen.length < atMost ? [...chosen, one] : chosen;
}

/** Tells whether the choice can be sent. */
export const isChosen = ({ atLeast, atMost }: Choosing, chosen: readonly string[]): boolean =>
  chosen.length >= atLeast && chosen.length <= atMost;

/** Tells whether there is anything to choose. */
export const asksChoice = ({ atMost }: Choosing): boolean => atMost > 0;

interface CardPickProps {
  readonly label: string;
  readonly copies: readonly string[];
  readonly picked: readonly string[];
  readonly most: number;
  /** Returns what tells a copy from another of the same name. */
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
