// Scripted chance: tosses from a list that must be used up exactly.

import { assert, present } from '../lib/index.ts';
import type { Occasion, Random, Seat } from '../rules/index.ts';

/** A toss that was asked for: its occasion, and how many tosses were held before. */
export interface AskedToss {
  readonly occasion: Occasion;
  readonly nth: number;
}

export interface ScriptedChance {
  readonly random: Random;
  readonly asked: readonly AskedToss[];
  /** Throws if a toss of the list was never held. */
  readonly assertUsedUp: () => void;
}

/** Makes chance whose tosses are won by `winners`, one after another; a toss beyond the list throws. */
export function scriptedChance(winners: readonly Seat[]): ScriptedChance {
  const asked: AskedToss[] = [];
  return {
    asked,
    random: {
      toss(occasion, nth) {
        const winner = present(
          winners[asked.length],
          `a toss that nobody expected: ${JSON.stringify(occasion)}`,
        );
        asked.push({ occasion, nth });
        return winner;
      },
    },
    assertUsedUp: () => {
      assert(asked.length === winners.length, `${winners.length} tosses expected, ${asked.length} held`);
    },
  };
}
