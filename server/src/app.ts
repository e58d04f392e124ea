// App: the whole server put together, for the process, for tests and for the benchmark.

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { SampleLinks } from '@dunmer/shared/protocol';
import { startBots, type Thinker, workerThinker } from './bot/index.ts';
import { makeReception } from './callers/index.ts';
import { openEditions, READY_CARDS, readEdition } from './catalogue/index.ts';
import { type Commands, makeDoor } from './commands/index.ts';
import type { Config } from './config.ts';
import { Floor, wakeMatches } from './floor/index.ts';
import { Guesses, knownDevice } from './device/index.ts';
import { defaultUrl, makeSite, serve } from './http/index.ts';
import { openLetterbox } from './laptop/index.ts';
import { type Matches, startForgetting } from './match/index.ts';
import {
  type Clock,
  type EntropySource,
  type Log,
  silentLog,
  systemClock,
  systemEntropy,
} from './ports/index.ts';
import { openGateway, type PlaceLimits, PLACES } from './realtime/index.ts';
import { syncDefinitions } from './registry/index.ts';
import { beginEmpty, beginSample, sampleLinks } from './sample/index.ts';
import { type DeviceHash, openStore, type Store, type StoreOptions } from './store/index.ts';

export interface AppOptions {
  readonly config: Config;
  readonly clock?: Clock;
  readonly entropy?: EntropySource;
  readonly log?: Log;
  /** What the strong bots think with. */
  readonly thinker?: Thinker;
  /** `memory` keeps nothing: what the benchmark compares with. */
  readonly storage?: 'disk' | 'memory';
  /** What a folder without an event gets: the sample one, or a real one without anybody. */
  readonly event?: 'sample' | 'empty';
  /** How many sockets there may be, where not as many as at an event: for tests. */
  readonly places?: Partial<PlaceLimits>;
  /** How the store is opened: for tests of one that is slow. */
  readonly open?: typeof openStore;
  /** How commands are grouped into commits: for the benchmark, which has a server with a commit for each. */
  readonly commits?: Pick<StoreOptions, 'largestGroup' | 'rest'>;
}

export interface App {
  /** The port that it listens on. */
  readonly port: number;
  readonly publicUrl: string;
  readonly release: string;
  readonly matches: Matches;
  readonly commands: Commands;
  /** Links to try the sample event with; null in a real one. */
  readonly sample: SampleLinks | null;
  readonly store: Store;
  /** How many sockets are open. */
  readonly sockets: number;
  /** Stops hearing, finishes what is under way, saves it, and closes. */
  close(): Promise<void>;
}

/** Thrown where the port can't be had; the message is for the keeper. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

const root = new URL('../../', import.meta.url);
const PAGES = fileURLToPath(new URL('client/dist', root));
const LINGER = 1_000;
// Too short to be felt; two phones that answer each other's step are saved in one commit, and told in one write.
const REST = 5;

const releaseOf = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(new URL('package.json', root), 'utf8')))
    .version;

async function listen(http: Server, { port, host }: Config): Promise<number> {
  const failed = once(http, 'error').then(([error]) =>
    Promise.reject(error instanceof Error ? error : new Error()),
  );
  http.listen(port, host);
  try {
    await Promise.race([once(http, 'listening'), failed]);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE')
      throw new PortTaken(`Port ${port} is taken by another program. Stop it, or set PORT to a free one.`);
    if (code === 'EACCES')
      throw new PortTaken(`Port ${port} may not be used by this account. Set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new PortTaken(`There is no address ${host} on this machine. Set HOST.`);
    throw error;
  }
  failed.catch(() => undefined);
  const address = http.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/**
 * Starts a server. Throws `CardsRefused`, `StoreRefused` or `PortTaken` with a message for its keeper, and then
 * nothing is left open.
 */
export async function startApp({
  config,
  clock = systemClock,
  entropy = systemEntropy,
  log = silentLog,
  thinker = workerThinker({ clock, log }),
  storage = 'disk',
  event = storage === 'memory' ? 'empty' : 'sample',
  places = {},
  open = openStore,
  commits = { rest: REST },
}: AppOptions): Promise<App> {
  const newest = readEdition(config.cardsDir ?? READY_CARDS);
  const store = await open({
    folder: storage === 'memory' ? null : config.dataDir,
    newEpoch: () => Buffer.from(entropy.bytes(16)).toString('hex'),
    now: () => clock.now(),
    ...commits,
  });
  const undo: (() => Promise<unknown>)[] = [() => store.close(), () => thinker.close()];
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const editions = await openEditions(store, newest);
    await syncDefinitions(store, newest, clock.now());
    const { world, matches, commands, clocks } = makeDoor({ store, editions, clock, entropy, log });
    await (event === 'sample' ? beginSample : beginEmpty)(matches.context, store);
    // Also of one that its person has left: no stranger is in their way back.
    const isSomebodys = async (device: DeviceHash): Promise<boolean> => {
      const { person, left } = await world.actors.of(store.read, device);
      return person !== null || left !== null;
    };
    const guesses = new Guesses(clock, log, isSomebodys);
    const floor = new Floor({ store, matches, clocks, guesses });
    undo.push(async () => floor.stop());
    const release = releaseOf();
    let publicUrl = config.publicUrl ?? '';
    const reception = makeReception({
      clock,
      publicUrl: () => publicUrl,
      listensOn: config.host,
      limitLoopback: config.limitLoopback,
      knownDevice: (cookies) => knownDevice({ tokens: world.tokens, reader: store.read }, cookies),
      isSomebodys,
    });
    const site = makeSite({
      reception,
      store,
      matches,
      world,
      guesses,
      entropy,
      clock,
      log,
      release,
      publicUrl: () => publicUrl,
      pages: PAGES,
    });
    const http = serve(site);
    const gateway = openGateway({
      http,
      store,
      matches,
      commands,
      clocks,
      floor,
      guesses,
      clock,
      log,
      epoch: store.epoch,
      publicUrl: () => publicUrl,
      reception,
      places: { ...PLACES, ...places },
    });
    // After the gateway: phones hear of a batch before they hear of its clocks.
    await clocks.start();
    undo.push(() => clocks.stop());
    undo.push(async () => {
      const closed = gateway.close();
      // What is being answered is answered; a connection that lingers holds up nobody's stop.
      const cancel = clock.after(LINGER, () => http.closeAllConnections());
      await closed;
      cancel();
    });
    const port = await listen(http, config);
    publicUrl = config.publicUrl ?? defaultUrl(config.host, port);
    if (storage === 'disk')
      undo.push(
        openLetterbox({
          folder: config.dataDir,
          context: matches.context,
          store,
          publicUrl: () => publicUrl,
        }),
      );
    const waking = await wakeMatches({ store, matches, log }, (match) => {
      clocks.wake(match);
      floor.wake(match);
    });
    undo.push(async () => waking.stop());
    const stopForgetting = startForgetting(matches.context, store);
    undo.push(async () => stopForgetting());
    const bots = await startBots({ matches, store, entropy, clock, log, thinker });
    undo.push(async () => bots.stop());
    return {
      port,
      publicUrl,
      release,
      matches,
      commands,
      sample: await sampleLinks(store.read, publicUrl),
      store,
      close,
      get sockets() {
        return gateway.sockets;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
