// Server life: the server from one start to the end of its process, on a database that outlives it.

import type { Catalogue } from '@dunmer/shared/cards';
import { gameBots } from '../../src/patrons/index.ts';
import { Bots, chanceOf, type Mind, mindOf, positions, type Thinker } from '../../src/bot/index.ts';
import { openEditions } from '../../src/catalogue/index.ts';
import type { Edition } from '../../src/catalogue/index.ts';
import { type Services, makeServices } from '../../src/commands/index.ts';
import type { LiveMatch } from '../../src/match/index.ts';
import { type Log, silentLog } from '../../src/ports/index.ts';
import { syncDefinitions } from '../../src/copies/index.ts';
import { type Reader, StoreRefused } from '../../src/store/index.ts';
import { openLate, openPrompt } from '../support/lateStore.ts';
import { type Random, ScriptedClock } from '@dunmer/shared/testing';
import { entropyFrom } from '../support/scriptedEntropy.ts';
import { SimGateway, type Wire } from './simGateway.ts';
import { Gate } from './gate.ts';
import { gatedStore } from './gatedStore.ts';
import type { Request } from './packet.ts';
import type { Plant } from './plant.ts';

export interface LifeOptions {
  readonly number: number;
  /** The database as the previous life left it. */
  readonly image: Buffer;
  readonly edition: Edition;
  readonly random: Random;
  readonly now: number;
  readonly plant: Plant;
  /** The most turns of the loop that a call of the store takes each way; 0: none. */
  readonly turns: number;
  /** Whether the next commit fails, as on a full disk. */
  readonly isDiskFull: () => boolean;
  readonly heard: Wire & {
    happened(match: LiveMatch): void;
    /** Called when the server reports that it is broken. */
    broke(what: string): void;
    ended(image: Buffer): void;
  };
}

// So few that a run is quick: what matters here is not how well it plays.
const POSITIONS = 8;

/** Returns a thinker that thinks at once, and decides the same from the same. */
function promptThinker(): Thinker {
  const minds = new WeakMap<Catalogue, Mind>();
  return {
    async think({ catalogue, view }, seed) {
      const mind = minds.get(catalogue) ?? mindOf(catalogue, 'strong', positions(POSITIONS));
      minds.set(catalogue, mind);
      return mind(view, chanceOf(seed));
    },
    close: async () => undefined,
  };
}

export class ServerLife {
  readonly number: number;
  readonly gate: Gate;
  readonly clock: ScriptedClock;
  /** Reads what is committed, without going through the server. */
  readonly read: Reader;
  #gateway: SimGateway | null = null;
  #server: Services | null = null;

  constructor(options: LifeOptions) {
    const { number, image, random, now, plant, turns, isDiskFull, heard } = options;
    this.number = number;
    this.clock = new ScriptedClock(now);
    const check = (): void => {
      if (isDiskFull()) throw new Error('the disk is full');
    };
    const ports = { check, newEpoch: () => 'epoch', now: () => now };
    const { store, read, leave } =
      turns === 0 ? openPrompt(image, ports) : openLate(image, { ...ports, random, turns });
    this.gate = new Gate(() => heard.ended(leave()));
    this.read = read;
    const entropy = entropyFrom(random);
    this.#start(plant.store(gatedStore(store, this.gate)), entropy, options).catch((error: unknown) => {
      // It could not save what it can't start without: it is started again.
      if (error instanceof StoreRefused) this.gate.endAfter(0);
      else if (!this.gate.hasEnded) heard.broke(String(error));
    });
  }

  /** The server's services; null before it is ready. */
  get server(): Services | null {
    return this.#server;
  }

  /** Takes a request; one that comes before the server is ready is lost. */
  hear(phone: number, request: Request): void {
    void this.#gateway?.hear(phone, request);
  }

  async #start(
    store: ReturnType<typeof gatedStore>,
    entropy: ReturnType<typeof entropyFrom>,
    { edition, plant, heard }: LifeOptions,
  ): Promise<void> {
    const { clock } = this;
    const log: Log = {
      ...silentLog,
      error: (facts, message) => {
        if (!this.gate.hasEnded) heard.broke(`${message} ${JSON.stringify(facts)}`);
      },
    };
    const editions = await openEditions(store, edition);
    await syncDefinitions(store, edition, clock.now());
    const services = makeServices({ store, editions, clock, entropy, log });
    plant.services(services, store.read);
    const { matches } = services;
    this.#server = services;
    const isHere = (): boolean => !this.gate.hasEnded;
    this.#gateway = new SimGateway(services, store.read, plant, {
      say: (phone, frame) => isHere() && heard.say(phone, frame),
      answer: (phone, command, result) => isHere() && heard.answer(phone, command, result),
    });
    matches.listen({ seated: () => undefined, happened: (match) => heard.happened(match) });
    await new Bots({
      matches,
      store,
      entropy,
      clock,
      log,
      thinker: promptThinker(),
      others: gameBots(),
    }).start();
  }
}
