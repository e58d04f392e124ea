// SumField: drakes as digits.

import { TextField } from '../ui/index.ts';
import { tidySum } from './sum.ts';

interface SumFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly error?: string | undefined;
}

export const SumField = ({ label, hint, value, onChange, error }: SumFieldProps) => (
  <TextField
    label={label}
    hint={hint}
    value={value}
    onChange={(typed) => onChange(tidySum(typed))}
    error={error}
    inputMode="numeric"
    autoComplete="off"
    enterKeyHint="done"
  />
);
