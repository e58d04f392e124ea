// Machine: this browser as what a phone runs on.

import { type Chance, type Storage, type Timers, uuidv7 as idOf } from '@dunmer/shared/phone';
import { randomHex } from './randomHex.ts';
import { forget, keep, keptKeys, onKeptElsewhere, recall } from './storage.ts';

const timers: Timers = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
const storage: Storage = { recall, keep, forget, keys: keptKeys, onElsewhere: onKeptElsewhere };
const chance: Chance = { fraction: () => Math.random(), hex: randomHex };

export const machine = { timers, storage, chance } as const;

/** A new id of what this phone sends or makes. */
export const uuidv7 = (): string => idOf(machine);
