// Candidates: halves worth trying: good ones of different kinds, and ones that differ by one step from the best so far.

import { arrange, type ToArrange } from './arrange.ts';
import type { Chance } from './chance.ts';
import type { HalfWorth, Plan } from './halfWorth.ts';
import type { Known } from './lore.ts';

const WHIMS = [0, 0.2, 0.2, 0.4, 0.4, 0.8, 0.8, 1.2, 1.2] as const;
/** `TOLERANCE`: how much worse a step may seem and still be tried. */
const [TOLERANCE, STEPS] = [0.3, 1000] as const;

export interface Candidates {
  /** The one that seems best. */
  readonly first: Plan;
  /**
   * A candidate that was not given in this round, alternately another good one and a step away from `best`; null if
   * none is left.
   */
  next(best: Plan, round: number): Plan | null;
}

const keyOf = (plan: Plan): string => plan.map((known) => known?.card.id ?? '').join(' ');

/** All halves that differ from `plan` by exchanging two cards, or one card with the deck. */
function steps({ laid, cells, deck }: ToArrange, plan: Plan): readonly { plan: Plan; bench: Known[] }[] {
  const free = cells.filter((cell) => laid[cell] === null);
  const bench = [...deck];
  for (const cell of free) {
    const known = plan[cell];
    if (known) bench.splice(bench.indexOf(known), 1);
  }
  return free.flatMap((cell, i) => [
    ...free.slice(i + 1).map((other) => ({
      plan: plan.with(cell, plan[other] ?? null).with(other, plan[cell] ?? null),
      bench,
    })),
    ...bench.map((known, at) => ({
      plan: plan.with(cell, known),
      bench: bench.flatMap((each, k) => (k === at ? (plan[cell] ?? []) : each)),
    })),
  ]);
}

/** Makes the candidates for what a seat has to arrange. */
export function candidatesFor(halfWorth: HalfWorth, toArrange: ToArrange, chance: Chance): Candidates {
  let given = new Set<string>();
  let rounds = 0;
  const give = (plan: Plan): Plan => {
    given.add(keyOf(plan));
    return plan;
  };
  const isNew = (plan: Plan): boolean => !given.has(keyOf(plan));
  const first = give(arrange(halfWorth, { ...toArrange, whim: 0 }, chance));
  const good = WHIMS.map((whim) => arrange(halfWorth, { ...toArrange, whim }, chance));

  const nextGood = (): Plan | null => {
    const plan = good.find(isNew);
    return plan === undefined ? null : give(plan);
  };
  const nextStep = (best: Plan): Plan | null => {
    let [found, most]: [Plan | null, number] = [null, -Infinity];
    for (const { plan, bench } of steps(toArrange, best)) {
      if (!isNew(plan)) continue;
      // Steps that seem better are chosen more often: Gumbel noise makes a choice by exponential weights.
      const noise = -Math.log(-Math.log((chance.below(STEPS) + 0.5) / STEPS));
      const seems = halfWorth(plan, bench) + TOLERANCE * noise;
      if (seems > most) [found, most] = [plan, seems];
    }
    return found === null ? null : give(found);
  };
  let isGoodTurn = false;
  return {
    first,
    next(best, round) {
      if (round > rounds) [given, rounds] = [new Set([keyOf(best)]), round];
      isGoodTurn = !isGoodTurn;
      return (isGoodTurn ? nextGood() : null) ?? nextStep(best) ?? nextGood();
    },
  };
}
