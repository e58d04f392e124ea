// Sums of drakes as people type them, and what is wrong with one.

import { MOST_SUM } from '@dunmer/shared/contract';

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
