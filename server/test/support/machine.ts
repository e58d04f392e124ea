// Machine: what this process gives a phone to run on: timers, a storage of its own, and seeded chance.

import { systemClock } from '../../src/ports/index.ts';
import type { Given } from '@dunmer/shared/phone';
import { type Random, scriptedStorage } from '@dunmer/shared/testing';

/** Returns what a phone is given besides its wire. */
export const machine = (random: Random): Omit<Given, 'wire'> => ({
  timers: systemClock,
  storage: scriptedStorage(),
  chance: {
    fraction: () => random.below(2 ** 20) / 2 ** 20,
    hex: (bytes) => random.hex32().slice(0, 2 * bytes),
  },
});
