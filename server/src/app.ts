// App: the whole server put together, for the process, for tests and for the benchmark.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { SampleLinks } from '@dunmer/shared/protocol';
import { startBots, type Thinker, workerThinker } from './bot/index.ts';
import { makeReception } from './callers/index.ts';
import { openEditions, READY_CARDS, readEdition } from './catalogue/index.ts';
import { type Commands, makeServices } from './commands/index.ts';
import type { Config } from './config.ts';
import { Floor, wakeMatches } from './floor/index.ts';
import { Guesses, knownDevice } from './device/index.ts';
import { newEpoch } from './draws/index.ts';
import { Backups, chooseAddress, keepFolded, keptAddress } from './folder/index.ts';
import { hereOf, leadsHere, listen, makeSite, portFor, serve } from './http/index.ts';
import { openLetterbox } from './laptop/index.ts';
import { type Matches, startForgetting } from './match/index.ts';
import {
  type Clock,
  type EntropySource,
  type FreeSpace,
  freeSpaceIn,
  type Log,
  silentLog,
  systemClock,
  systemEntropy,
} from './ports/index.ts';
import { gameBots } from './patrons/index.ts';
import { openGateway, type PlaceLimits, PLACES } from './realtime/index.ts';
import { syncDefinitions } from './copies/index.ts';
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
  /** How much room the disk has; that of the data folder where it is left out. */
  readonly freeSpace?: FreeSpace;
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
  /** What links are made from: the address that the event keeps. */
  readonly publicUrl: string;
  /** The address at which this server is reached, where the event's own leads elsewhere; null where it leads here. */
  elsewhere(): Promise<string | null>;
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

const root = new URL('../../', import.meta.url);
const PAGES = fileURLToPath(new URL('client/dist', root));
const LINGER = 1_000;
// Too short to be felt; two phones that answer each other's step are saved in one commit, and told in one write.
const REST = 2;

const releaseOf = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(new URL('package.json', root), 'utf8')))
    .version;

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
  freeSpace = freeSpaceIn(config.dataDir),
  event = storage === 'memory' ? 'empty' : 'sample',
  places = {},
  open = openStore,
  commits = { rest: REST },
}: AppOptions): Promise<App> {
  const newest = readEdition(config.cardsDir ?? READY_CARDS);
  const store = await open({
    folder: storage === 'memory' ? null : config.dataDir,
    newEpoch: () => newEpoch(entropy),
    now: () => clock.now(),
    ...commits,
  });
  const undo: (() => Promise<unknown>)[] = [() => store.close(), () => thinker.close()];
  const backups = storage === 'disk' ? new Backups({ folder: config.dataDir, clock, log, freeSpace }) : null;
  if (backups !== null) {
    const folded = keepFolded({ folder: config.dataDir, clock, log });
    undo.push(
      () => folded.close(),
      () => backups.close(),
    );
  }
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const editions = await openEditions(store, newest);
    await syncDefinitions(store, newest, clock.now());
    const { world, matches, commands, clocks, outage, deckClocks, timetable } = makeServices({
      store,
      editions,
      clock,
      entropy,
      log,
      freeSpace: storage === 'disk' ? freeSpace : undefined,
    });
    await world.disk.start();
    undo.push(async () => world.disk.stop());
    await (event === 'sample' ? beginSample : beginEmpty)(matches.context, store);
    // Also of one that its person has left: no stranger is in their way back.
    const isSomebodys = async (device: DeviceHash): Promise<boolean> => {
      const { person, left } = await world.actors.of(store.read, device);
      return person !== null || left !== null;
    };
    const guesses = new Guesses(clock, log, isSomebodys);
    const floor = new Floor({ store, matches, clocks, outage, guesses });
    undo.push(async () => floor.stop());
    const release = releaseOf();
    const kept = await keptAddress(store.read);
    let publicUrl = kept ?? config.publicUrl ?? '';
    // What the keeper says is true too: something before the server may call it so.
    const addresses = (): readonly string[] => [publicUrl, config.publicUrl ?? ''];
    const reception = makeReception({
      clock,
      addresses,
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
      backups,
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
      backups,
      addresses,
      reception,
      places: { ...PLACES, ...places },
    });
    // After the gateway: phones hear of a batch before they hear of its clocks.
    await clocks.start();
    undo.push(() => clocks.stop());
    await deckClocks.start();
    undo.push(() => deckClocks.stop());
    await timetable.start();
    undo.push(() => timetable.stop());
    undo.push(() => floor.stop());
    await floor.start();
    undo.push(async () => {
      const closed = gateway.close();
      // What is being answered is answered; a connection that lingers holds up nobody's stop.
      const cancel = clock.after(LINGER, () => http.closeAllConnections());
      await closed;
      cancel();
    });
    const wanted = config.port ?? portFor(config.publicUrl === null ? kept : null);
    const port = await listen(http, { host: config.host, port: wanted });
    const here = hereOf(config, port);
    // A port that nobody has chosen is another one at the next start.
    const lasts = here.lasts && (wanted !== 0 || config.publicUrl !== null);
    publicUrl = await chooseAddress(matches.context, store, { ...here, lasts });
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
    const bots = await startBots({ matches, store, entropy, clock, log, thinker, others: gameBots() });
    undo.push(async () => bots.stop());
    return {
      port,
      publicUrl,
      async elsewhere() {
        if (publicUrl === here.url) return null;
        const leads = config.publicUrl === null && (await leadsHere(publicUrl, port));
        return leads ? null : here.url;
      },
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
