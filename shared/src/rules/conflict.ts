// Conflict (rule 4): verdicts on one picture of the field; columns never see each other.

import { includesAll, isEmpty } from '../cards/index.ts';
import { COLUMNS } from './cell.ts';
import type { Conflict, Verdict } from './event.ts';
import type { Figure, Picture } from './figure.ts';

/** Rule 4.2: what becomes of `y` when it faces `x`. */
function verdictOn(y: Figure, x: Figure): Verdict {
  if (!includesAll(x.superiority, y.virtues)) return { copy: y.copy, fate: 'stands', why: 'not-overcome' };
  // R4: nobody is protected from a card without virtues. R5: protection saves a card without virtues too.
  if (!isEmpty(x.virtues) && includesAll(y.protection, x.virtues))
    return { copy: y.copy, fate: 'stands', why: 'protected' };
  return { copy: y.copy, fate: 'defeated', why: isEmpty(y.virtues) ? 'no-virtues' : 'overcome' };
}

/** Rule 4.1: all columns where both front cells are taken, judged on the same picture. */
export function conflictsOf(picture: Picture): readonly Conflict[] {
  const conflicts: Conflict[] = [];
  for (const column of COLUMNS) {
    const a = picture.a[column];
    const b = picture.b[column];
    if (a && b) conflicts.push({ column, a: verdictOn(a, b), b: verdictOn(b, a) });
  }
  return conflicts;
}
