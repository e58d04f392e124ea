// In-process contenders: a piece of work done over and over in this process.

import type { Contender } from './rounds.ts';

const cpuSeconds = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

/**
 * Makes a contender that runs `batch` (which returns how many things it did) until its window is over. The window is as
 * long in CPU time as was asked for on the clock, so that it measures no less while others use the machine.
 */
export const inProcess = (name: string, batch: () => number): Contender => ({
  name,
  pids: [],
  async window(milliseconds) {
    const [before, started] = [process.cpuUsage(), performance.now()];
    let done = 0;
    while (cpuSeconds(before) * 1000 < milliseconds) done += batch();
    return { done, cpu: cpuSeconds(before), wall: (performance.now() - started) / 1000 };
  },
});
