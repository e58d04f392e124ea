// CPU: what a process has used, with all its threads, as the kernel counts it.

import { readFileSync } from 'node:fs';
import { present } from '@dunmer/shared/lib';

// USER_HZ: 100 on every Linux that Node runs on.
const TICKS = 100;

/** Returns the seconds of CPU that a process has used since it began; of this process for 'self'. */
export function cpuSecondsOf(pid: number | 'self'): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is a name in brackets that may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = (i: number): number => Number(present(fields[i], 'a field of /proc/<pid>/stat'));
  return (ticks(11) + ticks(12)) / TICKS;
}

/**
 * Returns the seconds of CPU for which the whole machine has been busy since it started, and the number of its cores.
 */
export function machineBusy(): { readonly seconds: number; readonly cores: number } {
  const lines = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = present(
    lines[0],
    'the line of all cores',
  )
    .split(/\s+/)
    .slice(1)
    .map(Number);
  const cores = lines.filter((line) => /^cpu\d/.test(line)).length;
  return { seconds: (user + nice + system + irq + softirq + steal) / TICKS, cores };
}
