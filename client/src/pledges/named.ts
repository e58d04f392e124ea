// Named: the sum that is named with a promise as it is played (`share`). Pure.

import type { PledgeCard } from '@dunmer/shared/windows';
import { readSum, type SumTrouble, sumTrouble } from '../parts/index.ts';

/** The least sum that may be named with it; null where none is. */
export function leastNamed({ effects }: Pick<PledgeCard, 'effects'>): number | null {
  const share = effects.find(({ op }) => op === 'share');
  return share?.op === 'share' ? share.n : null;
}

/** What is wrong with what was typed; nothing where no sum is asked for. */
export const namedTrouble = (typed: string, least: number | null): SumTrouble | null =>
  least === null ? null : sumTrouble(typed, least, null);

/** The sum as it is sent. */
export const namedSum = (typed: string, least: number | null): number | null =>
  least === null ? null : readSum(typed);
