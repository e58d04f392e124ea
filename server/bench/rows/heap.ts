// Row 9: how much of a server's heap a live match and a finished one keep in use.

import type { Server } from '../contenders/index.ts';
import { type Measurement, spreadOf } from '../harness/index.ts';
import { HEAP_FINISHED, HEAP_LIVE } from './goals.ts';
import type { Mode } from './mode.ts';
import { serverIn, type Servers } from './withServers.ts';

const KIB = 1024;
const BATCH = 1000;

/** Returns what each of `count` things keeps in use, in KiB. */
async function keptBy(server: Server, count: number, make: () => Promise<unknown>): Promise<number> {
  const before = await server.heap();
  await make();
  return ((await server.heap()) - before) / count / KIB;
}

/** Row 9; finished matches are measured only where there are batches of them. */
export async function measureHeap(
  servers: Servers,
  { kept, batches }: Mode,
): Promise<readonly Measurement[]> {
  const durable = serverIn(servers, 'durable');
  // Compiled code is on the heap too and grows in leaps; the median of several batches does not see these.
  const forFinished: number[] = [];
  for (let batch = 0; batch < batches; batch++) {
    let played = 0;
    const all = await keptBy(durable, 1, async () => {
      while (played < BATCH) played += (await durable.load.play(100)).done;
    });
    forFinished.push(all / played);
  }
  const liveOf = (server: Server): Promise<number> => keptBy(server, kept, () => server.load.hold(kept));
  const live = await liveOf(durable);
  const theirs = await liveOf(serverIn(servers, 'boardgame.io'));
  const withEvents = await liveOf(serverIn(servers, 'boardgame.io with events'));
  const common = { noisy: false, controls: [] };
  return [
    {
      ...common,
      goal: HEAP_LIVE,
      value: spreadOf([live / theirs]),
      facts: {
        'durable, KiB': live,
        'boardgame.io, KiB': theirs,
        'boardgame.io with events, KiB': withEvents,
      },
    },
    ...(batches === 0 ? [] : [{ ...common, goal: HEAP_FINISHED, value: spreadOf(forFinished), facts: {} }]),
  ];
}
