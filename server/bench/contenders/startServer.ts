// Starts a contender.

import { join } from 'node:path';
import * as z from 'zod';
import { cpuSecondsOf, startWorker, type Worker } from '../harness/index.ts';
import { type Load, type Phones, startLoad } from '../load/index.ts';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../../test/support/nodeFlags.ts';

/**
 * `memory`: ours with the same store, but SQLite without a file; `each`: ours, but with a commit for each command;
 * `blocked`: ours, but each command holds everything up; `modules`: ours with promises and the intrigue deck on;
 * `games`: ours with the patrons' table on, at which all play; `boardgame.io with events`: with what its clients would
 * need to show the film.
 */
export type ServerName =
  | 'durable'
  | 'memory'
  | 'each'
  | 'blocked'
  | 'modules'
  | 'games'
  | 'boardgame.io with events'
  | 'boardgame.io'
  | 'floor'
  | 'bare ws';

export interface Server {
  readonly name: ServerName;
  readonly load: Load;
  readonly pids: readonly number[];
  /** Starts another load on the same server. */
  anotherLoad(phones: Phones, pairs: number): Promise<Load>;
  /** Seconds of CPU that the server's process has used. */
  cpu(): number;
  /** Bytes of objects in use in the server's process. */
  heap(): Promise<number>;
  stop(): Promise<void>;
}

interface Kind {
  readonly module: URL;
  readonly phones: Phones;
  args(folder: string, traders: string): readonly string[];
}

const KINDS: Readonly<Record<ServerName, Kind>> = {
  durable: {
    module: new URL('./ours.ts', import.meta.url),
    phones: 'ours',
    args: (folder, traders) => [join(folder, 'durable'), traders],
  },
  memory: {
    module: new URL('./ours.ts', import.meta.url),
    phones: 'ours',
    args: (_, traders) => ['memory', traders],
  },
  each: {
    module: new URL('./ours.ts', import.meta.url),
    phones: 'ours',
    args: (folder, traders) => [join(folder, 'each'), traders, '1'],
  },
  blocked: {
    module: new URL('./ours.ts', import.meta.url),
    phones: 'ours',
    args: (folder, traders) => [join(folder, 'blocked'), traders, '', '60'],
  },
  modules: {
    module: new URL('./ours.ts', import.meta.url),
    phones: 'ours',
    args: (folder, traders) => [join(folder, 'modules'), traders, '', '0', 'modules'],
  },
  games: {
    module: new URL('./ours.ts', import.meta.url),
    phones: 'ours, at games',
    args: (folder, traders) => [join(folder, 'games'), traders, '', '0', 'games'],
  },
  'boardgame.io with events': {
    module: new URL('./boardgame.ts', import.meta.url),
    phones: 'boardgame',
    args: () => ['events'],
  },
  'boardgame.io': { module: new URL('./boardgame.ts', import.meta.url), phones: 'boardgame', args: () => [] },
  floor: {
    module: new URL('../floors/bareSocketIo.ts', import.meta.url),
    phones: 'bareSocketIo',
    args: (folder) => [join(folder, 'floor.sqlite')],
  },
  'bare ws': { module: new URL('../floors/bareWs.ts', import.meta.url), phones: 'bareWs', args: () => [] },
};

const portsOf = async (name: ServerName, worker: Worker): Promise<readonly number[]> => {
  const port = await worker.ask('port', null, z.number());
  return KINDS[name].phones === 'boardgame' ? [port, await worker.ask('lobby', null, z.number())] : [port];
};

export interface Crowd {
  /** The number of pairs of phones that play. */
  readonly pairs: number;
  /** The number of traders of the event: each is in one match at a time (rule 1.5). */
  readonly traders: number;
}

/** Starts a contender in a folder of its own, with this crowd on it. */
export async function startServer(
  name: ServerName,
  folder: string,
  { pairs, traders }: Crowd,
): Promise<Server> {
  const { module, phones, args } = KINDS[name];
  // Our server runs as it is shipped.
  const node = phones.startsWith('ours') ? { flags: NODE_FLAGS, env: NODE_ENVIRONMENT } : undefined;
  const worker = startWorker(module, args(folder, String(traders)), node);
  const ports = await portsOf(name, worker);
  const load = await startLoad(phones, pairs, ports);
  return {
    name,
    load,
    pids: [worker.pid, load.pid],
    anotherLoad: (others, count) => startLoad(others, count, ports),
    cpu: () => cpuSecondsOf(worker.pid),
    heap: () => worker.ask('heap', null, z.number()),
    async stop() {
      await load.stop();
      await worker.stop();
    },
  };
}
