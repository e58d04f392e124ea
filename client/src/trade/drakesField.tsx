// DrakesField: so many drakes in an offer; what is wrong with them is said at once.

import { MOST_SUM } from '@dunmer/shared/contract';
import { SumField } from '../parts/index.ts';
import { useTradeText } from '../text/index.ts';
import { sumFault } from './draft.ts';

interface DrakesFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What may be spent at most; null where nobody counts it, or where it is another's. */
  readonly purse: number | null;
}

export const DrakesField = ({ value, onChange, purse }: DrakesFieldProps) => {
  const { form } = useTradeText();
  const fault = sumFault(value, purse);
  const said = fault === 'tooMuch' ? form.tooMuch : form.most(MOST_SUM);
  return (
    <SumField
      label={form.drakes}
      hint={purse === null ? undefined : form.inPurse(purse)}
      error={fault === null ? undefined : said}
      value={value}
      onChange={onChange}
    />
  );
};
