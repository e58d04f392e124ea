// usePolled: a list that changes without a word to this phone: read anew whenever a page comes to it, with each version
// of the home, and now and then while one looks.

import type { Read } from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { type List, useList } from '../net/index.ts';

/** In milliseconds. */
const EVERY = 20_000;
/** The moment as less than one: a version of the home counts more than any. */
const moment = (): number => performance.now() / 1_000_000_000;

/** `version`: of the home. `every`: how often it is read again, in milliseconds. Null asks nothing. */
export function usePolled<T>(read: Read<T> | null, version: number, every = EVERY): List<T> {
  const [turn, setTurn] = useState(moment);
  useEffect(() => {
    const timer = setInterval(() => setTurn(moment), every);
    return () => clearInterval(timer);
  }, [every]);
  return useList(read, version + turn);
}
