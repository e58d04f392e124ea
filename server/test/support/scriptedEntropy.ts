// Scripted entropy: the bytes of a seed, so that two runs draw the same secrets.

import type { EntropySource } from '../../src/ports/index.ts';
import type { Random } from '@dunmer/shared/testing';

/** Draws all bytes from seeded chance. */
export const entropyFrom = (random: Random): EntropySource => ({
  bytes: (count) => Uint8Array.from({ length: count }, () => random.below(256)),
});
