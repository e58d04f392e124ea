// Ways: the ways in which a reader is called; each can be switched off on this device.

import { forget, keep, recall } from '../device/index.ts';

export const WAYS = ['sound', 'vibration', 'title', 'toast'] as const;
export type Way = (typeof WAYS)[number];

const keyOf = (way: Way): string => `told.${way}`;

/** Tells whether a way is on, as it is until it is switched off. */
export const isOn = (way: Way): boolean => recall(keyOf(way)) === null;

export function choose(way: Way, on: boolean): void {
  if (on) forget(keyOf(way));
  else keep(keyOf(way), 'off');
}

/** Tells whether this browser supports a way. */
export function isPossible(way: Way): boolean {
  if (way === 'sound') return 'AudioContext' in globalThis;
  return way !== 'vibration' || 'vibrate' in navigator;
}
