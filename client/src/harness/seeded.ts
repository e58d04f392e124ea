// Seeded: the randomness of a match without a server: the same number gives the same match.

import type { Entropy } from '@dunmer/shared/fairness';

/** Returns a source of randomness that starts from a number. */
export function seededEntropy(seed: number): Entropy {
  let state = seed >>> 0;
  const byte = (): string => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 24).toString(16).padStart(2, '0');
  };
  return { draw: () => Array.from({ length: 32 }, byte).join('') };
}
