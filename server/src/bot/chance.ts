// Chance: what a bot leaves to luck, from a seed, so that the same seed gives the same choices.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { present } from '@dunmer/shared/lib';
import { type Random, SEATS } from '@dunmer/shared/rules';

export interface Chance {
  /** A whole number from 0 up to but not including `count`. */
  below(count: number): number;
}

/** Chance that follows from a seed, a whole number. */
export function chanceOf(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  return { below: (count) => uniformInt(generator, 0, count - 1) };
}

/** One item of a list that is not empty. */
export const pick = <T>(chance: Chance, list: readonly T[]): T =>
  present(list[chance.below(list.length)], 'there is something to pick from');

/** The items in another order. */
export function shuffled<T>(chance: Chance, list: readonly T[]): T[] {
  const mixed = [...list];
  for (const [i, item] of list.entries()) {
    const at = chance.below(i + 1);
    const [moved = item] = mixed.splice(at, 1, item);
    mixed[i] = moved;
  }
  return mixed;
}

/** Tosses that are fair by this chance. */
export const tossesOf = (chance: Chance): Random => ({ toss: () => pick(chance, SEATS) });
