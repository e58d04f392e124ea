// Hands: whether somebody is using this page just now: a reader who looks at it need not be called.

import { lately } from './lately.ts';
import { mayNowSound } from './sound.ts';

/** In milliseconds after a touch. */
const AT_HAND = 5_000;

const TOUCHES = ['pointerdown', 'keydown'] as const;
/** Touches after which browsers allow sound: a finger that has only come down is not one. */
const SOUNDING = ['pointerup', 'keydown'] as const;
const HEARD = { capture: true, passive: true } as const;

let isWatched = false;
const listeners = new Set<() => void>();

function touched(): void {
  lately.touchedAt = performance.now();
  for (const listener of Array.from(listeners)) listener();
}

/** Calls the listener at each touch, until the returned function is called. */
export function onTouch(listener: () => void): () => void {
  if (!isWatched) {
    for (const touch of TOUCHES) addEventListener(touch, touched, HEARD);
    for (const touch of SOUNDING) addEventListener(touch, mayNowSound, HEARD);
  }
  isWatched = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isAtHand = (): boolean =>
  document.visibilityState === 'visible' &&
  lately.touchedAt !== null &&
  performance.now() - lately.touchedAt < AT_HAND;
