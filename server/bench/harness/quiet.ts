// Quiet: whether anybody else used the machine, or the disk stalled, while something was measured.

import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSecondsOf, machineBusy } from './cpu.ts';

export interface Noise {
  /** The share of the machine that processes other than ours used. */
  readonly others: number;
  /** The slower of one fsync just before and one just after, in milliseconds. */
  readonly fsync: number;
  readonly noisy: boolean;
}

const MOST_OTHERS = 0.08;
const SLOWEST_FSYNC = 50;

/** Measures how long one small write takes to reach the disk. */
function fsyncProbe(): number {
  const folder = mkdtempSync(join(tmpdir(), 'dunmer-bench-'));
  const file = openSync(join(folder, 'probe'), 'w');
  try {
    writeSync(file, 'probe');
    const before = performance.now();
    fsyncSync(file);
    return performance.now() - before;
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true });
  }
}

/** Runs `measure` and tells how quiet the machine was meanwhile; this process and `ours` do not count as noise. */
export async function listenWhile<T>(ours: readonly number[], measure: () => Promise<T>): Promise<T & Noise> {
  const probe = fsyncProbe();
  const used = (): number => ours.reduce((sum, pid) => sum + cpuSecondsOf(pid), cpuSecondsOf('self'));
  const [before, own, started] = [machineBusy(), used(), performance.now()];
  const measured = await measure();
  const seconds = (performance.now() - started) / 1000;
  const foreign = machineBusy().seconds - before.seconds - (used() - own);
  const others = Math.max(0, foreign) / (seconds * before.cores);
  const fsync = Math.max(probe, fsyncProbe());
  return { ...measured, others, fsync, noisy: others > MOST_OTHERS || fsync > SLOWEST_FSYNC };
}
