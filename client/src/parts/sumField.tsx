// SumField: the field for a sum of drakes, and how a typed sum is read.

import { MOST_SUM } from '@dunmer/shared/contract';
import { TextField } from '../ui/index.ts';

const MOST_DIGITS = 10;

/** Keeps only digits, and no more of them than the largest sum has. */
export const tidySum = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);

/** Returns the typed sum, or null when it is not a valid one. */
export function readSum(typed: string): number | null {
  const sum = Number(typed);
  return typed !== '' && Number.isSafeInteger(sum) && sum <= MOST_SUM ? sum : null;
}

export type SumTrouble = 'noSum' | 'tooLittle' | 'tooMuch';

/**
 * Returns what is wrong with a typed sum, or null. `most` is what the writer's own purse holds; null when it is not
 * checked, as for the other trader's purse, which stays private.
 */
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

/** A field for an amount of drakes, in digits. */
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
