// Machine: this process as what a phone runs on: its timers, a memory of the phone's own, and seeded chance.

import { systemClock } from '../../src/ports/index.ts';
import type { Given } from '@dunmer/shared/phone';
import { type Random, scriptedStorage } from '@dunmer/shared/testing';

/** What a phone is given beside its wire. */
export const machine = (random: Random): Omit<Given, 'wire'> => ({
  timers: systemClock,
  storage: scriptedStorage(),
  chance: {
    fraction: () => random.below(2 ** 20) / 2 ** 20,
    hex: (bytes) => random.hex32().slice(0, 2 * bytes),
  },
});
