// Services: puts the server's capabilities together on a store, for the app, tools and tests.

import { passInContract, settleMatch } from '../contracts/index.ts';
import { Clocks, Outage } from '../clocks/index.ts';
import type { Editions } from '../catalogue/index.ts';
import { Tokens } from '../device/index.ts';
import { drawsFrom, Scrypted } from '../draws/index.ts';
import { Matches } from '../match/index.ts';
import { DeckClocks, playIntrigue, Timetable } from '../intrigue/index.ts';
import { endPledges, playPledges } from '../pledges/index.ts';
import { Once } from '../once/index.ts';
import type { Clock, EntropySource, FreeSpace, Log } from '../ports/index.ts';
import type { Store, Tx } from '../store/index.ts';
import {
  Actors,
  Bell,
  Deck,
  Disk,
  EventSettings,
  EventTime,
  PinTries,
  Recent,
  Requests,
  Unlocked,
  type World,
} from '../world/index.ts';
import { Commands } from './commands.ts';

export interface ServicesPorts {
  readonly store: Store;
  readonly editions: Editions;
  readonly clock: Clock;
  readonly entropy: EntropySource;
  readonly log: Log;
  /** Tells how much room there is; left out where that is unknown. */
  readonly freeSpace?: FreeSpace | undefined;
}

/** How many recent acts are remembered: more than are ever done within the seconds that are counted. */
const MOST_LATELY = 10_000;

const unknown: FreeSpace = async () => null;

/** Everything behind the sockets and pages. */
export interface Services {
  readonly world: World;
  readonly matches: Matches;
  readonly commands: Commands;
  readonly clocks: Clocks;
  readonly outage: Outage;
  /** What the intrigue deck waits for, and its rings. */
  readonly deckClocks: DeckClocks;
  readonly timetable: Timetable;
}

/** Puts the services of a store together. */
export function makeServices({
  store,
  editions,
  clock,
  entropy,
  log,
  freeSpace = unknown,
}: ServicesPorts): Services {
  const settings = new EventSettings();
  const world: World = {
    editions,
    clock,
    time: new EventTime(clock),
    log,
    draws: drawsFrom(entropy),
    actors: new Actors(),
    bell: new Bell(),
    settings,
    deck: new Deck(settings),
    unlocked: new Unlocked(clock),
    lately: new Recent(clock, MOST_LATELY),
    disk: new Disk(freeSpace, clock),
    requests: new Requests(clock),
    tokens: new Tokens(store.deviceKey),
    scrypted: new Scrypted(),
    pinTries: new PinTries(),
  };
  const matches = new Matches({
    store,
    world,
    once: (stop) => new Once({ store, draws: world.draws, log, clock, stop }),
    // The order matters. First played cards are laid or spent, then the match is settled, promises pay after the pot,
    // and last the clocks of the match follow what the turn has settled.
    follows: [
      playPledges,
      playIntrigue,
      settleMatch,
      endPledges,
      (_context, tx, turn) => clocks.keep(tx, turn),
    ],
  });
  const outage = new Outage(store, clock);
  const clocks = new Clocks({ store, matches, outage });
  const ofDeck = {
    store,
    world: matches.context,
    once: matches.once,
    outage,
    passInContract: (tx: Tx, contract: number, asking: number) =>
      passInContract(matches.context, tx, contract, asking),
  };
  return {
    world,
    matches,
    clocks,
    outage,
    commands: new Commands({ store, matches }),
    deckClocks: new DeckClocks(ofDeck),
    timetable: new Timetable(ofDeck),
  };
}
