// Waited: how long the kernel let a process wait for a processor that others used; what a busy machine adds to a time.

import { readFileSync } from 'node:fs';

const NS = 1e6;

/** Milliseconds that the main thread of a process was ready to run and did not; 0 where the kernel does not say. */
export function waitedMs(pid: number | 'self' = 'self'): number {
  try {
    const [, waited = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(waited) / NS;
  } catch {
    return 0;
  }
}

/** A clock for what a process does and this one sees: it stands still as long as the one of them that waits longer for a processor. */
export function ownClock(pid: number): () => number {
  const [began, theirs, ours] = [performance.now(), waitedMs(pid), waitedMs()];
  return () => performance.now() - began - Math.max(waitedMs(pid) - theirs, waitedMs() - ours);
}
