// Row 16: how long answers take when many do something at once: contracts, trades, proposals and moves.

import { present } from '@dunmer/shared/lib';
import type { Server } from '../contenders/index.ts';
import { type Goal, listenWhile, type Measurement, quantile, spreadOf } from '../harness/index.ts';
import { BURST, BURST_WORST } from './goals.ts';
import { withServers } from './withServers.ts';

const BURSTS = 12;
const COMMANDS = 40;
const WITHIN = 1000;
const P95 = 0.95;
/** The first burst tells more about compiling than about the work itself. */
const WARM_UP = 1;
/** Bursts of the control, which has to fail by far. */
const FOR_CONTROL = 1;

async function burst({ load, pids }: Server, count: number) {
  return listenWhile(pids, async () => ({
    latencies: await load.burst(count, { commands: COMMANDS, within: WITHIN }),
  }));
}

/** Row 16. The control holds everything up for 60 ms at each command. */
export async function measureBursts(): Promise<readonly Measurement[]> {
  // Half of them play and half deal: at any moment more commands wait than a burst takes.
  const crowd = { pairs: COMMANDS, traders: 2 * COMMANDS };
  return withServers(['durable', 'blocked'], crowd, async (servers) => {
    const durable = present(servers.get('durable'), 'our server');
    await burst(durable, WARM_UP);
    const ours = await burst(durable, BURSTS);
    const blocked = await burst(present(servers.get('blocked'), 'the control'), FOR_CONTROL);
    const row = (goal: Goal, of: (latencies: readonly number[]) => number): Measurement => ({
      goal,
      value: spreadOf([of(ours.latencies)]),
      noisy: ours.noisy,
      controls: [{ name: '60 ms of blocking at each command', value: spreadOf([of(blocked.latencies)]) }],
      facts: { commands: ours.latencies.length },
    });
    return [
      row(BURST, (latencies) => quantile(latencies, P95)),
      row(BURST_WORST, (latencies) => Math.max(...latencies)),
    ];
  });
}
