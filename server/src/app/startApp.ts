// StartApp: starts one server from its options, and closes it.

import type { SampleLinks } from '@dunmer/shared/protocol';
import { Bots } from '../bot/index.ts';
import { READY_CARDS, readEdition } from '../catalogue/index.ts';
import type { Commands } from '../commands/index.ts';
import { chooseAddress, keptAddress } from '../folder/index.ts';
import { wakeMatches } from '../floor/index.ts';
import { leadsHere } from '../http/index.ts';
import { openLetterbox } from '../laptop/index.ts';
import { type Matches, startForgetting } from '../match/index.ts';
import { gameBots } from '../patrons/index.ts';
import { sampleLinks } from '../sample/index.ts';
import type { Store } from '../store/index.ts';
import { type Address, beginToListen, openDoors } from './doors.ts';
import { type Event, openEvent, openFolder } from './event.ts';
import { type AppOptions, type Chosen, withDefaults } from './options.ts';
import { Undo } from './undo.ts';

const LINGER = 1_000;

export interface App {
  /** The port that it listens on. */
  readonly port: number;
  /** The address that the event keeps; links are made from it. */
  readonly publicUrl: string;
  /**
   * Resolves to the address at which this server is reached if the event's own address leads elsewhere; otherwise to
   * null.
   */
  elsewhere(): Promise<string | null>;
  readonly release: string;
  readonly matches: Matches;
  readonly commands: Commands;
  /** Links to try the sample event with; null in a real one. */
  readonly sample: SampleLinks | null;
  readonly store: Store;
  /** How many sockets are open. */
  readonly sockets: number;
  /** Takes no more commands, finishes and saves those under way, then closes. */
  close(): Promise<void>;
}

/**
 * Starts everything that runs by itself. Called after the gateway is open: phones hear of a batch before its clocks.
 */
async function startGoing({ clocks, deckClocks, timetable, floor }: Event, undo: Undo): Promise<void> {
  for (const going of [clocks, deckClocks, timetable, floor]) {
    undo.add(() => going.stop());
    await going.start();
  }
}

/** Starts what needs a server that can be reached: open matches, the forgetting of old data, and bots. */
async function wake(
  chosen: Chosen,
  store: Store,
  { matches, clocks, floor }: Event,
  undo: Undo,
): Promise<void> {
  const { clock, log, entropy, thinker } = chosen;
  const waking = await wakeMatches({ store, matches, log }, (match) => {
    clocks.wake(match);
    floor.wake(match);
  });
  undo.add(() => waking.stop());
  undo.add(startForgetting(matches.context, store));
  const bots = new Bots({ matches, store, entropy, clock, log, thinker, others: gameBots() });
  undo.add(() => bots.stop());
  await bots.start();
}

async function start(chosen: Chosen, undo: Undo): Promise<App> {
  const { config, clock, storage } = chosen;
  // Read before the folder is opened, so that refused cards leave the folder as it was.
  const newest = readEdition(config.cardsDir ?? READY_CARDS);
  const folder = await openFolder(chosen, undo);
  const { store } = folder;
  const event = await openEvent(chosen, newest, store, undo);
  const { matches, commands } = event;
  const kept = await keptAddress(store.read);
  const address: Address = { now: kept ?? config.publicUrl ?? '' };
  const doors = openDoors(chosen, folder, event, address);
  const { release, http, gateway } = doors;
  await startGoing(event, undo);
  undo.add(async () => {
    const closed = gateway.close();
    // Requests under way are answered; a lingering connection must not hold up the stop.
    const cancel = clock.after(LINGER, () => http.closeAllConnections());
    await closed;
    cancel();
  });
  const { port, here } = await beginToListen(chosen, doors, kept);
  address.now = await chooseAddress(matches.context, store, here);
  const publicUrl = address.now;
  if (storage === 'disk') {
    const links = { folder: config.dataDir, context: matches.context, store, publicUrl: () => publicUrl };
    undo.add(openLetterbox(links));
  }
  await wake(chosen, store, event, undo);
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
    close: () => undo.all(),
    get sockets() {
      return gateway.sockets;
    },
  };
}

/**
 * Starts a server. Throws `CardsRefused`, `StoreRefused` or `PortTaken` with a message for its keeper, and then
 * nothing is left open.
 */
export async function startApp(options: AppOptions): Promise<App> {
  const chosen = withDefaults(options);
  const undo = new Undo();
  undo.add(() => chosen.thinker.close());
  try {
    return await start(chosen, undo);
  } catch (error) {
    await undo.all();
    throw error;
  }
}
