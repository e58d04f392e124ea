// Chance: a bot's randomness, drawn from a seed, so that the same seed gives the same choices.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { present } from '@dunmer/shared/lib';
import { type Random, SEATS } from '@dunmer/shared/rules';

export interface Chance {
  /** A whole number from 0 up to but not including `count`. */
  below(count: number): number;
}

/** Makes the chance of a seed, which is a whole number. */
export function chanceOf(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  return { below: (count) => uniformInt(generator, 0, count - 1) };
}

/** A random item of a list, which must not be empty. */
export const pick = <T>(chance: Chance, list: readonly T[]): T =>
  present(list[chance.below(list.length)], 'there is something to pick from');

/** The items in a random order. */
export function shuffled<T>(chance: Chance, list: readonly T[]): T[] {
  const mixed = [...list];
  for (const [i, item] of list.entries()) {
    const at = chance.below(i + 1);
    const [moved = item] = mixed.splice(at, 1, item);
    mixed[i] = moved;
  }
  return mixed;
}

/** Fair tosses drawn from this chance. */
export const tossesOf = (chance: Chance): Random => ({ toss: () => pick(chance, SEATS) });
