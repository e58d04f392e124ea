// SumField: so many drakes, typed; what is wrong with them is said at once.

import { MOST_SUM } from '@dunmer/shared/contract';
import { useTradeText } from '../text/index.ts';
import { TextField } from '../ui/index.ts';
import { sumFault } from './draft.ts';

interface SumFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What may be spent at most; null where nobody counts it, or where it is another's. */
  readonly purse: number | null;
}

export const SumField = ({ value, onChange, purse }: SumFieldProps) => {
  const { form } = useTradeText();
  const fault = sumFault(value, purse);
  const said = { odd: form.odd, tooMuch: form.tooMuch, most: form.most(MOST_SUM) };
  return (
    <TextField
      label={form.drakes}
      hint={purse === null ? undefined : form.inPurse(purse)}
      error={fault === null ? undefined : said[fault]}
      value={value}
      onChange={onChange}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
    />
  );
};
