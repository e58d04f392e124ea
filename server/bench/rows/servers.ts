// Rows 1, 2, 3, 8 and 9: whole servers that play the same matches, taking turns.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { present } from '@dunmer/shared/lib';
import { type Crowd, type Server, type ServerName, startServer } from '../contenders/index.ts';
import {
  type Contender,
  type Control,
  isNoisy,
  type Measurement,
  perCpuSecond,
  perSecond,
  ratioOf,
  type Rounds,
  speedOf,
  spreadOf,
  takeTurns,
  type Window,
} from '../harness/index.ts';
import { AGAINST_BOARDGAME, AGAINST_FLOOR, BYTES, DURABLE, HEAP_FINISHED, HEAP_LIVE } from './goals.ts';
import type { Mode } from './mode.ts';

const PAIRS = 128;
/** Those who play, and the numbers up to the first who only hold a match; about every third pair has a short deck. */
const TRADERS = 512;
const KIB = 1024;
const BATCHES = 3;
const BATCH = 1000;

interface PlayedWindow extends Window {
  readonly bytes: number;
}

type Servers = ReadonlyMap<ServerName, Server>;

const get = (servers: Servers, name: ServerName): Server => present(servers.get(name), `${name} takes part`);

/** Starts servers in a folder that is removed with them, and lets `use` measure them. */
export async function withServers<T>(
  names: readonly ServerName[],
  crowd: Crowd,
  use: (servers: Servers) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'dunmer-bench-'));
  const servers = new Map<ServerName, Server>();
  try {
    for (const name of names) servers.set(name, await startServer(name, folder, crowd));
    return await use(servers);
  } finally {
    for (const server of servers.values()) await server.stop();
    rmSync(folder, { recursive: true });
  }
}

function contender({ name, load, cpu }: Server, pids: readonly number[]): Contender<PlayedWindow> {
  return {
    name,
    pids,
    async window(milliseconds) {
      const before = cpu();
      const { done, wall, bytes } = await load.play(milliseconds);
      return { done, wall, bytes, cpu: cpu() - before };
    },
  };
}

type Pair = readonly [ServerName, ServerName];

const facts = (
  rounds: Rounds<PlayedWindow>,
  names: readonly ServerName[],
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`${name}, matches a CPU-second`, Math.round(speedOf(rounds, name, perCpuSecond).median)],
      [`${name}, matches a second`, Math.round(speedOf(rounds, name, perSecond).median)],
    ]),
  );

function speeds(rounds: Rounds<PlayedWindow>): readonly Measurement[] {
  const row = (
    goal: Measurement['goal'],
    pair: Pair,
    controls: Measurement['controls'] = [],
  ): Measurement => ({
    goal,
    value: ratioOf(rounds, pair, perCpuSecond),
    noisy: isNoisy(rounds, pair),
    controls,
    facts: { ...facts(rounds, pair), 'wall clock': ratioOf(rounds, pair, perSecond).median },
  });
  const each = (): Control => ({
    name: 'a commit for each command',
    value: ratioOf(rounds, ['each', 'memory'], perSecond),
  });
  return [
    row(AGAINST_BOARDGAME, ['durable', 'boardgame.io']),
    row(AGAINST_FLOOR, ['durable', 'floor']),
    row(DURABLE, ['durable', 'memory'], rounds.has('each') ? [each()] : []),
  ];
}

const perMatch = ({ bytes, done }: PlayedWindow): number => bytes / done;

/** Row 8. The control sends whole states, as boardgame.io does, in place of events. */
async function measureBytes(servers: Servers, rounds: Rounds<PlayedWindow>): Promise<Measurement> {
  const weighed = await get(servers, 'memory').anotherLoad('ours, weighed', PAIRS);
  const { bytes, asStates, done } = await weighed.play(500);
  await weighed.stop();
  const theirs = speedOf(rounds, 'boardgame.io', perMatch).median;
  return {
    goal: BYTES,
    value: ratioOf(rounds, ['durable', 'boardgame.io'], perMatch),
    noisy: isNoisy(rounds, ['durable', 'boardgame.io']),
    controls: [{ name: 'whole states on the wire', value: spreadOf([(bytes + asStates) / done / theirs]) }],
    facts: {
      'durable, bytes a match': Math.round(speedOf(rounds, 'durable', perMatch).median),
      'boardgame.io, bytes a match': Math.round(theirs),
    },
  };
}

/** Bytes that each of `count` things keeps in use, in KiB. */
async function keptBy(server: Server, count: number, make: () => Promise<unknown>): Promise<number> {
  const before = await server.heap();
  await make();
  return ((await server.heap()) - before) / count / KIB;
}

/** Row 9. */
async function measureHeap(servers: Servers, { kept }: Mode): Promise<readonly Measurement[]> {
  const durable = get(servers, 'durable');
  const theirs = get(servers, 'boardgame.io');
  // What is compiled meanwhile is on the heap too, in leaps: the middle of several batches does not see it.
  const forFinished: number[] = [];
  for (let batch = 0; batch < BATCHES; batch++) {
    let played = 0;
    const all = await keptBy(durable, 1, async () => {
      while (played < BATCH) played += (await durable.load.play(100)).done;
    });
    forFinished.push(all / played);
  }
  const live = await keptBy(durable, kept, () => durable.load.hold(kept));
  const theirLive = await keptBy(theirs, kept, () => theirs.load.hold(kept));
  const common = { noisy: false, controls: [] };
  return [
    {
      ...common,
      goal: HEAP_LIVE,
      value: spreadOf([live / theirLive]),
      facts: { 'durable, KiB': live, 'boardgame.io, KiB': theirLive },
    },
    {
      ...common,
      goal: HEAP_FINISHED,
      value: spreadOf(forFinished),
      facts: {},
    },
  ];
}

/** Lets a server play until it has compiled what it needs: by matches, for where others take the machine time says little. */
async function warmUp({ load }: Server, { warmMatches, warmSeconds }: Mode): Promise<void> {
  const end = performance.now() + warmSeconds * 1000;
  for (let played = 0; played < warmMatches && performance.now() < end;)
    played += (await load.play(500)).done;
}

/** Rows 1, 2, 3, 8 and 9. */
export async function measureServers(mode: Mode): Promise<readonly Measurement[]> {
  const crowd = { pairs: PAIRS, traders: TRADERS + 4 * mode.kept };
  return withServers(mode.contenders, crowd, async (servers) => {
    const pids = [...servers.values()].flatMap((server) => server.pids);
    for (const server of servers.values()) await warmUp(server, mode);
    const rounds = await takeTurns(
      [...servers.values()].map((server) => contender(server, pids)),
      mode.servers,
    );
    const bytes = await measureBytes(servers, rounds);
    return [...speeds(rounds), bytes, ...(await measureHeap(servers, mode))];
  });
}
