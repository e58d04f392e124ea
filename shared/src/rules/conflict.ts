// Conflict (rule 4): verdicts on one picture of the field; no column affects another.

import { type Card, includesAll, isEmpty, virtueSet } from '../cards/index.ts';
import { COLUMNS } from './cell.ts';
import type { Conflict, Verdict } from './event.ts';
import type { Figure, Picture } from './figure.ts';

/** The parts of a card that count in a conflict. */
export type Fighter = Pick<Figure, 'copy' | 'virtues' | 'superiority' | 'protection'>;

/** Rule 4.2: returns the fate of `y` when it faces `x`. */
export function verdictOn(y: Fighter, x: Fighter): Verdict {
  if (!includesAll(x.superiority, y.virtues)) return { copy: y.copy, fate: 'stands', why: 'not-overcome' };
  // R4: nobody is protected from a card without virtues. R5: protection saves a card without virtues too.
  if (!isEmpty(x.virtues) && includesAll(y.protection, x.virtues))
    return { copy: y.copy, fate: 'stands', why: 'protected' };
  return { copy: y.copy, fate: 'defeated', why: isEmpty(y.virtues) ? 'no-virtues' : 'overcome' };
}

/**
 * Rules 4.1 and 4.4: returns the conflicts of the columns in which both front cells are taken, all judged on the same
 * picture.
 */
export function conflictsOf(picture: Picture): readonly Conflict[] {
  const conflicts: Conflict[] = [];
  for (const column of COLUMNS) {
    const a = picture.a[column];
    const b = picture.b[column];
    if (a && b) conflicts.push({ column, a: verdictOn(a, b), b: verdictOn(b, a) });
  }
  return conflicts;
}

/** The printed values of a card, or of a card that is only a draft. */
export type Printed = Pick<Card, 'virtues' | 'superiority' | 'protection'>;

const fighter = ({ virtues, superiority, protection = [] }: Printed): Fighter => ({
  copy: '',
  virtues: virtueSet(virtues),
  superiority: virtueSet(superiority),
  protection: virtueSet(protection),
});

/** Whether `x` defeats `y` when they face each other, by printed values alone (rule 4.2), before any ability. */
export const beatsAsPrinted = (x: Printed, y: Printed): boolean =>
  verdictOn(fighter(y), fighter(x)).fate === 'defeated';
