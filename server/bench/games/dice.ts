// Dice: the benchmark's chance, from a seed, so that every run plays the same matches.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Dice {
  /** Returns a number from 0 to below `count`. */
  below(count: number): number;
  /** Returns the same things in an order that the seed decides. */
  shuffled<T>(things: readonly T[]): readonly T[];
}

/** Makes dice that fall the same way for the same seed. */
export function diceOf(seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  const below = (count: number): number => uniformInt(generator, 0, count - 1);
  return {
    below,
    shuffled<T>(things: readonly T[]) {
      const left = [...things];
      return things.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}
