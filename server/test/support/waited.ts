// Waited: how long the kernel let a process wait for a processor that others used, which is what a busy machine adds to
// a measured time.

import { readFileSync } from 'node:fs';

const NS = 1e6;

/**
 * Returns the milliseconds that the main thread of a process was ready to run but did not run; 0 when the kernel does
 * not say.
 */
export function waitedMs(pid: number | 'self' = 'self'): number {
  try {
    const [, waited = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(waited) / NS;
  } catch {
    return 0;
  }
}

/**
 * Returns a clock for what a process does while this one watches: it stands still for as long as one of the two,
 * whichever waits longer, waits for a processor.
 */
export function ownClock(pid: number): () => number {
  const [began, theirs, ours] = [performance.now(), waitedMs(pid), waitedMs()];
  return () => performance.now() - began - Math.max(waitedMs(pid) - theirs, waitedMs() - ours);
}
