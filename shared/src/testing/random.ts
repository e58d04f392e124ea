// Random: seeded chance for scripted phones; the same seed always gives the same play.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { present } from '../lib/index.ts';

export interface Random {
  /** Returns a whole number from 0 to `count` - 1. */
  below(count: number): number;
  /** Returns one item of `list`; throws if it is empty. */
  oneOf<T>(list: readonly T[]): T;
  /** Returns `list` in another order. */
  shuffled<T>(list: readonly T[]): readonly T[];
  /** Returns 32 bytes as hexadecimal digits. */
  hex32(): string;
}

/** Makes the chance for a seed. */
export function seeded(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const below = (count: number): number => uniformInt(generator, 0, count - 1);
  return {
    below,
    oneOf: (list) => present(list[below(list.length)], 'there is something to choose from'),
    shuffled(list) {
      const rest = [...list];
      return list.flatMap(() => rest.splice(below(rest.length), 1));
    },
    hex32: () => Array.from({ length: 32 }, () => below(256).toString(16).padStart(2, '0')).join(''),
  };
}
