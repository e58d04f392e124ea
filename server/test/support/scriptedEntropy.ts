// Scripted entropy: bytes that follow from a seed, so that two runs draw the same secrets.

import type { EntropySource } from '../../src/ports/index.ts';
import type { Random } from '@dunmer/shared/testing';

/** Returns a source that draws all bytes from seeded chance. */
export const entropyFrom = (random: Random): EntropySource => ({
  bytes: (count) => Uint8Array.from({ length: count }, () => random.below(256)),
});
