// Left: the processes that a command which did not end has left running, so that the reader knows where to look. Known
// on Linux only.
import { readdirSync, readFileSync } from 'node:fs';

type Running = {
  readonly pid: number;
  readonly parent: number;
  /** R for running, S for waiting; other letters as in `proc(5)`. */
  readonly state: string;
  /** Seconds of processor time. */
  readonly worked: number;
  readonly command: string;
};

/** The kernel counts times in hundredths of a second. */
const TICKS = 100;
const WIDTH = 90;

/**
 * Makes a process from what the kernel says of it (`/proc/PID/stat`) and its command; null where that is no process.
 */
export const runningOf = (stat: string, command: string): Running | null => {
  // A name may hold brackets and spaces.
  const [pid] = stat.split(' ', 1);
  const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const worked = (Number(rest[9]) + Number(rest[10])) / TICKS;
  if (state === undefined || !(Number(pid) > 0) || Number.isNaN(worked)) return null;
  // The folder in which the project lies is of no interest.
  const words = command
    .split('\0')
    .map((word) => word.slice(word.lastIndexOf('/') + 1))
    .join(' ');
  return { pid: Number(pid), parent: Number(parent), state, worked, command: words.trim().slice(0, WIDTH) };
};

/** Returns the processes below `root` that have no child processes, a line for each. */
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
    // The process has ended meanwhile.
    return null;
  }
};

/** Returns the running processes below `root` that have no child processes; none where the kernel does not tell. */
export const leftBy = (root: number): readonly string[] => {
  if (process.platform !== 'linux') return [];
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(read)
    .filter((one) => one !== null);
  return leavesOf(root, all);
};
