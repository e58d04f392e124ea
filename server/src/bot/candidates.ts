// Candidates: halves that are worth a try, and halves that differ from one by a step.

import { CELLS } from '@dunmer/shared/rules';
import { arrange, type ToArrange } from './arrange.ts';
import { type Chance, pick } from './chance.ts';
import type { HalfWorth, Plan } from './halfWorth.ts';

const WHIMS = [0, 0.1, 0.1, 0.2, 0.2, 0.4, 0.4, 0.7, 0.7, 1, 1, 1.5] as const;
const TIMES = 2;
const STEPS = 6;

const keyOf = (plan: Plan): string => plan.map((known) => known?.card.id ?? '').join(' ');

const different = (plans: readonly Plan[]): readonly Plan[] => [
  ...new Map(plans.map((plan) => [keyOf(plan), plan])).values(),
];

/** Halves that seem good, the one that seems best first. */
export function candidates(halfWorth: HalfWorth, toArrange: ToArrange, chance: Chance): readonly Plan[] {
  const whims = Array.from({ length: TIMES }, () => WHIMS).flat();
  const plans = whims.map((whim) => arrange(halfWorth, { ...toArrange, whim }, chance).plan);
  return different(plans);
}

/** Halves like `plan` with one card moved or another taken from the deck. */
export function alike({ laid, cells, deck }: ToArrange, plan: Plan, chance: Chance): readonly Plan[] {
  const free = cells.filter((cell) => laid[cell] === null);
  const lying = plan.filter((_, cell) => laid[cell] === null);
  const bench = [...deck];
  for (const known of lying) if (known !== null) bench.splice(bench.indexOf(known), 1);
  const step = (): Plan => {
    const cell = pick(chance, free);
    const other = chance.below(free.length + bench.length);
    const swapped = free[other];
    if (swapped === undefined) return plan.with(cell, bench[other - free.length] ?? null);
    return plan.with(cell, plan[swapped] ?? null).with(swapped, plan[cell] ?? null);
  };
  const steps = different(Array.from({ length: STEPS }, step));
  return steps.filter((each) => keyOf(each) !== keyOf(plan) && countOf(each) === countOf(plan));
}

const countOf = (plan: Plan): number => CELLS.filter((cell) => plan[cell] !== null).length;
