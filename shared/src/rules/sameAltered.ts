// sameAltered: whether two values of a card, with all their causes, are the same.

import type { Altered, Mark } from './field.ts';

const sameList = (x: readonly string[], y: readonly string[]): boolean =>
  x === y || (x.length === y.length && x.every((item, i) => item === y[i]));

function sameMark(x: Mark, y: Mark): boolean {
  if (x.by.copy !== y.by.copy || x.by.ability !== y.by.ability || x.op !== y.op) return false;
  if (x.op === 'silence' || y.op === 'silence') return true;
  return x.aspect === y.aspect && sameList(x.virtues, y.virtues);
}

/** Whether both are the printed values, or the same values from the same causes. */
export function sameAltered(x: Altered | null, y: Altered | null): boolean {
  if (x === null || y === null) return x === y;
  return (
    x.silenced === y.silenced &&
    sameList(x.virtues, y.virtues) &&
    sameList(x.superiority, y.superiority) &&
    sameList(x.protection, y.protection) &&
    x.marks.length === y.marks.length &&
    x.marks.every((mark, i) => {
      const other = y.marks[i];
      return other !== undefined && sameMark(mark, other);
    })
  );
}
