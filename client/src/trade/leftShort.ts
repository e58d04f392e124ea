// leftShort: with how few cards a trade would leave one of its sides (rule 2.2). Pure.

import type { HomeView } from '@dunmer/shared/protocol';
import { shortBy } from '../parts/index.ts';
import type { Side } from './sides.ts';

/** Null where it takes no cards away, or leaves six or more. */
export function leftShort(
  home: Pick<HomeView, 'deck' | 'match'>,
  goes: Pick<Side, 'copies'>,
  comes: Pick<Side, 'copies'>,
): number | null {
  const change = comes.copies.length - goes.copies.length;
  return change < 0 ? shortBy(home, change) : null;
}
