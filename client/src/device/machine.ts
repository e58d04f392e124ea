// Machine: this browser as the platform that a phone runs on: timers, storage, randomness, and events when its page
// comes back.

import { type Chance, type Storage, type Timers, uuidv7 as idOf } from '@dunmer/shared/phone';
import { forget, keep, keptKeys, onKeptElsewhere, recall } from './storage.ts';

/** Returns `bytes` random bytes as lower-case hexadecimal digits. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const timers: Timers = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
const storage: Storage = { recall, keep, forget, keys: keptKeys, onElsewhere: onKeptElsewhere };
const chance: Chance = { fraction: () => Math.random(), hex: randomHex };

/** This browser as the platform that a phone runs on. */
export const machine = { timers, storage, chance } as const;

/** Returns a new id for something that this phone sends or makes. */
export const uuidv7 = (): string => idOf(machine);

/** Calls `listener` once each time the page comes back, however many events report it. */
export function onWake(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    clearTimeout(timer);
    timer = setTimeout(listener, 50);
  };
  document.addEventListener('visibilitychange', wake);
  for (const name of WINDOW_EVENTS) addEventListener(name, wake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    for (const name of WINDOW_EVENTS) removeEventListener(name, wake);
  };
}

const WINDOW_EVENTS = ['pageshow', 'online', 'focus'] as const;
