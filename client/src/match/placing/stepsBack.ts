// Steps back: how far an undo must go to change anything: what was sealed meanwhile stays where it is.

import type { Cells } from './arrangement.ts';

export const sameCells = (x: Cells, y: Cells): boolean => x.every((copy, at) => copy === (y[at] ?? null));

/** How many changes to take back, so that what may still be changed is another than `now`; 0 where there is none. */
export function stepsBack(past: readonly Cells[], now: Cells, open: (then: Cells) => Cells): number {
  const last = past.findLastIndex((then) => !sameCells(open(then), now));
  return last === -1 ? 0 : past.length - last;
}
