// useNow, usePolled: values that change while the page is open: the time, by the second, and how it is written; and a
// list that changes without the server telling this phone.

import { useEffect, useState } from 'react';
import type { Read } from '@dunmer/shared/protocol';
import { type List, useList } from '../net/index.ts';

const SECOND = 1000;

export function useNow(clock: 'running' | 'stopped'): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (clock === 'stopped') return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}

/** Returns `0:12` for a duration in milliseconds; never less than `0:00`. */
export const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** How often a list is polled, in milliseconds. */
const EVERY = 20_000;
/**
 * The time as a number below one: added to a home's version, which counts in whole numbers, it never outweighs it.
 */
const moment = (): number => performance.now() / 1_000_000_000;

/**
 * Reads a list whenever a page opens, with each version of the home, and every `every` milliseconds. `version` is
 * that of the home. Null reads nothing.
 */
export function usePolled<T>(read: Read<T> | null, version: number, every = EVERY): List<T> {
  const [turn, setTurn] = useState(moment);
  useEffect(() => {
    const timer = setInterval(() => setTurn(moment), every);
    return () => clearInterval(timer);
  }, [every]);
  return useList(read, version + turn);
}
