// SumField: a sum of drakes, as it is typed and as it is read.

import { MOST_SUM } from '@dunmer/shared/contract';
import { TextField } from '../ui/index.ts';

const MOST_DIGITS = 10;

/** Only digits, as many as the largest sum has. */
export const tidySum = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);

/** The sum that was typed; null where that is no sum. */
export function readSum(typed: string): number | null {
  const sum = Number(typed);
  return typed !== '' && Number.isSafeInteger(sum) && sum <= MOST_SUM ? sum : null;
}

export type SumTrouble = 'noSum' | 'tooLittle' | 'tooMuch';

/** `most`: what is in the own purse; null where nobody counts it. What the other has stays theirs to know. */
export function sumTrouble(typed: string, least: number, most: number | null): SumTrouble | null {
  const sum = readSum(typed);
  if (sum === null) return 'noSum';
  if (sum < least) return 'tooLittle';
  return most !== null && sum > most ? 'tooMuch' : null;
}

interface SumFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly error?: string | undefined;
}

/** Drakes as digits. */
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
