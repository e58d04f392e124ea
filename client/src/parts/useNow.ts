// useNow, usePolled: what changes while one looks: the time, by the second, and how it is written; and a list that
// changes without a word to this phone.

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

/** `0:12`; never below nothing. */
export const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** In milliseconds. */
const EVERY = 20_000;
/** The moment as less than one: a version of the home counts more than any. */
const moment = (): number => performance.now() / 1_000_000_000;

/**
 * A list that is read anew whenever a page comes to it, with each version of the home, and now and then while one
 * looks. `version`: of the home. `every`: how often it is read again, in milliseconds. Null asks nothing.
 */
export function usePolled<T>(read: Read<T> | null, version: number, every = EVERY): List<T> {
  const [turn, setTurn] = useState(moment);
  useEffect(() => {
    const timer = setInterval(() => setTurn(moment), every);
    return () => clearInterval(timer);
  }, [every]);
  return useList(read, version + turn);
}
