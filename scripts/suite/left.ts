// Left: what a command that did not end has left running, so that who reads of it knows where to look. Known on Linux.
import { readdirSync, readFileSync } from 'node:fs';

type Running = {
  readonly pid: number;
  readonly parent: number;
  /** R runs, S waits; others as `proc(5)` has them. */
  readonly state: string;
  /** Seconds on a core. */
  readonly worked: number;
  readonly command: string;
};

/** The kernel tells times in hundredths of a second. */
const TICKS = 100;
const WIDTH = 90;

/** A process by what the kernel says of it (`/proc/PID/stat`) and by its command; null where that is none. */
export const runningOf = (stat: string, command: string): Running | null => {
  // A name may hold brackets and spaces.
  const [pid] = stat.split(' ', 1);
  const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const worked = (Number(rest[9]) + Number(rest[10])) / TICKS;
  if (state === undefined || !(Number(pid) > 0) || Number.isNaN(worked)) return null;
  // Where the project lies says nothing.
  const words = command
    .split('\0')
    .map((word) => word.slice(word.lastIndexOf('/') + 1))
    .join(' ');
  return { pid: Number(pid), parent: Number(parent), state, worked, command: words.trim().slice(0, WIDTH) };
};

/** Those below `root` that have nobody below themselves, a line for each. */
export const leavesOf = (root: number, all: readonly Running[]): readonly string[] => {
  const below = Map.groupBy(all, ({ parent }) => parent);
  const leaves = (pid: number): readonly Running[] =>
    (below.get(pid) ?? []).flatMap((one) => (below.has(one.pid) ? leaves(one.pid) : [one]));
  return leaves(root).map(
    ({ pid, state, worked, command }) => `${pid} (${state}, ${worked.toFixed(1)} s of work) ${command}`,
  );
};

const read = (pid: string): Running | null => {
  try {
    return runningOf(readFileSync(`/proc/${pid}/stat`, 'utf8'), readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    // It has ended meanwhile.
    return null;
  }
};

/** What runs below the process `root` and has nobody below itself; nothing where the kernel does not say. */
export const leftBy = (root: number): readonly string[] => {
  if (process.platform !== 'linux') return [];
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(read)
    .filter((one) => one !== null);
  return leavesOf(root, all);
};
