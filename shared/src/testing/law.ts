// Laws: what holds of every game, told as the first fault found, so that a planted bug can be shown to be caught.

import * as fc from 'fast-check';
import { assertProperty, casesOf } from './property.ts';
import { assert } from '../lib/index.ts';
import { arbRandomGame, type playRandomly, type RandomGame } from './randomGame.ts';

/** What is wrong with a game; null where the law holds. Others than random seats may play it. */
export type Law = (game: RandomGame, play?: typeof playRandomly) => string | null;

/** Throws, with the smallest game found, where the law does not hold for all of `runs` random games. */
export function assertLaw(law: Law, manner: RandomGame['manner'], runs: number): void {
  assertProperty(
    fc.property(arbRandomGame(manner), (game) => {
      const fault = law(game);
      assert(fault === null, fault ?? '');
    }),
    runs,
  );
}

/** The first fault that a law finds in the same `runs` games each time; null where it finds none. */
export function firstFault(law: Law, manner: RandomGame['manner'], runs: number): string | null {
  for (const game of casesOf(arbRandomGame(manner), runs, 1)) {
    const fault = law(game);
    if (fault !== null) return fault;
  }
  return null;
}
