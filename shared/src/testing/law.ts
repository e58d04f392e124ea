// Laws: what holds for every game. A law returns the first fault found, so that tests can show that it catches
// planted bugs.

import * as fc from 'fast-check';
import { assertProperty, casesOf } from './property.ts';
import { assert } from '../lib/index.ts';
import { arbRandomGame, type playRandomly, type RandomGame } from './randomGame.ts';

/** Returns what is wrong with a game; null if the law holds. `play`: who plays it, random seats by default. */
export type Law = (game: RandomGame, play?: typeof playRandomly) => string | null;

/** Throws, with the smallest game found, if the law does not hold for all of `runs` random games. */
export function assertLaw(law: Law, manner: RandomGame['manner'], runs: number): void {
  assertProperty(
    fc.property(arbRandomGame(manner), (game) => {
      const fault = law(game);
      assert(fault === null, fault ?? '');
    }),
    runs,
  );
}

/** Returns the first fault that a law finds in `runs` games, the same ones each time; null if it finds none. */
export function firstFault(law: Law, manner: RandomGame['manner'], runs: number): string | null {
  for (const game of casesOf(arbRandomGame(manner), runs, 1)) {
    const fault = law(game);
    if (fault !== null) return fault;
  }
  return null;
}
