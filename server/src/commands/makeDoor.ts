// The door put together on a store: for the app, for tools and for tests.

import { settleMatch } from '../contracts/index.ts';
import { Clocks } from '../clocks/index.ts';
import type { Editions } from '../catalogue/index.ts';
import { Tokens } from '../device/index.ts';
import { drawsFrom, Scrypted } from '../draws/index.ts';
import { Matches } from '../match/index.ts';
import { Once } from '../once/index.ts';
import type { Clock, EntropySource, Log } from '../ports/index.ts';
import type { Store } from '../store/index.ts';
import {
  Actors,
  Bell,
  EventSettings,
  Lately,
  PinTries,
  Requests,
  Unlocked,
  type World,
} from '../world/index.ts';
import { Commands } from './commands.ts';

export interface DoorPorts {
  readonly store: Store;
  readonly editions: Editions;
  readonly clock: Clock;
  readonly entropy: EntropySource;
  readonly log: Log;
}

/** Everything behind the sockets and pages. */
export interface Door {
  readonly world: World;
  readonly matches: Matches;
  readonly commands: Commands;
  readonly clocks: Clocks;
}

/** Makes the door of a store. */
export function makeDoor({ store, editions, clock, entropy, log }: DoorPorts): Door {
  const world: World = {
    editions,
    clock,
    log,
    draws: drawsFrom(entropy),
    actors: new Actors(),
    bell: new Bell(),
    settings: new EventSettings(),
    unlocked: new Unlocked(clock),
    lately: new Lately(clock),
    requests: new Requests(clock),
    tokens: new Tokens(store.deviceKey),
    scrypted: new Scrypted(),
    pinTries: new PinTries(),
  };
  const matches = new Matches({
    store,
    world,
    once: (doubt) => new Once({ store, draws: world.draws, log, doubt }),
    async settle(context, tx, turn) {
      await settleMatch(context, tx, turn);
      await clocks.keep(tx, turn);
    },
  });
  const clocks = new Clocks({ store, matches });
  return { world, matches, commands: new Commands({ store, matches }), clocks };
}
