// StakeField: the field for a stake from each player, with what it may be and what is wrong with it.

import { useContractText } from '../text/index.ts';
import { SumField, sumTrouble } from './sumField.tsx';

interface StakeFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly least: number;
  /** What the writer's own purse holds for it; null when it is not checked. */
  readonly most: number | null;
  /** What the purse holds, in other words than usual. */
  readonly holds?: string | undefined;
  /** The writer has tried to go on: whatever is wrong is said. Too large a stake is called so at once. */
  readonly isTried: boolean;
}

export const StakeField = ({ value, onChange, least, most, holds, isTried }: StakeFieldProps) => {
  const { amount, trouble: says, ...words } = useContractText();
  const trouble = sumTrouble(value, least, most);
  const wrong = { ...says, tooLittle: says.tooLittle(least) };
  return (
    <SumField
      label={amount}
      hint={[words.least(least), ...(most === null ? [] : [holds ?? words.inPurse(most)])].join('. ')}
      value={value}
      onChange={onChange}
      error={trouble !== null && (isTried || trouble === 'tooMuch') ? wrong[trouble] : undefined}
    />
  );
};
