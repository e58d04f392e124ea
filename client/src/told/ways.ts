// Ways: how somebody is told that they are waited for; each can be switched off on this device.

import { forget, keep, recall } from '../device/index.ts';

export const WAYS = ['sound', 'vibration', 'title', 'toast'] as const;
export type Way = (typeof WAYS)[number];

const keyOf = (way: Way): string => `told.${way}`;

/** On until it is switched off. */
export const isOn = (way: Way): boolean => recall(keyOf(way)) === null;

export function choose(way: Way, on: boolean): void {
  if (on) forget(keyOf(way));
  else keep(keyOf(way), 'off');
}

/** Whether this browser can do it at all. */
export function isPossible(way: Way): boolean {
  if (way === 'sound') return 'AudioContext' in globalThis;
  return way !== 'vibration' || 'vibrate' in navigator;
}
