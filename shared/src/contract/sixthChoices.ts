// The sizes of a demanded sixth (rules 1.2 and 1.3).

import { type Facts, smallerPurse } from './facts.ts';
import type { DemandCards } from './game.ts';

const SIXTH = 6;

/**
 * Returns the sizes to choose from, smallest first: floor and ceil of `sum`/6 (or of the part that cards have set),
 * raised to `least`, then lowered to the smaller purse. Returns none if the smaller purse is below `least` or the sum
 * is 0: then no sixth can be demanded, and a demand has ended.
 */
export function sixthChoices(
  sum: number,
  least: number,
  purses: Facts['purses'],
  { part = SIXTH, rounding }: Pick<DemandCards, 'part' | 'rounding'> = {},
): readonly number[] {
  const most = smallerPurse(purses);
  if (sum < 1 || most < least) return [];
  const floor = rounding === 'ceil' ? [] : [Math.floor(sum / part)];
  const ceil = rounding === 'floor' ? [] : [Math.ceil(sum / part)];
  const sizes = [...floor, ...ceil].map((size) => Math.min(Math.max(least, size), most));
  return [...new Set(sizes)];
}
