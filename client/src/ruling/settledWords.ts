// settledWords: how a match was settled, and who has revised that, in words. Pure.

import type { ContractInfo, Settled } from '@dunmer/shared/protocol';
import type { BySeat } from '@dunmer/shared/rules';
import type { DebtText } from '../text/index.ts';

const SEAT_OF = { one: 'a', two: 'b' } as const;

/** One settlement: who won and how. */
export const wasWords = (
  { kind, winner }: Pick<Settled, 'kind' | 'winner'>,
  names: BySeat<string>,
  words: DebtText,
): string => words.settled[kind](winner === null ? '' : names[winner]);

/** Whose ruling the newest settlement is and when; null where nobody has revised the result. */
export function revisionOf(
  settled: readonly Settled[],
  when: (at: string) => string,
  words: DebtText,
): string | null {
  const newest = settled.at(-1);
  if (newest === undefined || settled.length < 2) return null;
  return words.revised(newest.by === null ? words.staff : words.by[newest.by], when(newest.at));
}

/** The same in the history of a contract, whose party one sits at seat a. */
export const contractSettledWords = (
  settled: ContractInfo['history'][number]['settled'],
  { one, two }: Pick<ContractInfo, 'one' | 'two'>,
  words: DebtText,
): string | null => {
  if (settled === null) return null;
  const winner = settled.winner === null ? null : SEAT_OF[settled.winner];
  return wasWords({ kind: settled.kind, winner }, { a: one.name, b: two.name }, words);
};
