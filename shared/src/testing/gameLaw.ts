// GameLaw: what a law of the patrons' table is.

import type { GameStep, PatronGame } from './patronGame.ts';

/** Returns what is wrong with a game that was played; null if the law holds. */
export type GameLaw = (game: PatronGame, steps: readonly GameStep[]) => string | null;

/** Returns the first fault that is found in a step, with the name of its command; null if there is none. */
export const firstOf = (
  steps: readonly GameStep[],
  fault: (step: GameStep) => string | null,
): string | null => {
  for (const step of steps) {
    const found = fault(step);
    if (found !== null) return `${step.command.type}: ${found}`;
  }
  return null;
};
