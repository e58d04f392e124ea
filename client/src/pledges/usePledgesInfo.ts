// usePledgesInfo: all that the reader may know of promises. Nobody is rung for what others do with theirs, so it is
// read anew whenever a page comes to it, and now and then while one looks.

import { type PledgesInfo, readOf } from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { type List, useList } from '../net/index.ts';

/** In milliseconds. */
const EVERY = 20_000;
/** The moment as less than one: a version of the home counts more than any. */
const moment = (): number => performance.now() / 1_000_000_000;

/** `version`: of the home. */
export function usePledgesInfo(version: number): List<PledgesInfo> {
  const [turn, setTurn] = useState(moment);
  useEffect(() => {
    const timer = setInterval(() => setTurn(moment), EVERY);
    return () => clearInterval(timer);
  }, []);
  return useList(readOf('pledges', {}), version + turn);
}
