// Timetable: planned rings come by the server's clock. Rings that fall into a pause or the server's downtime come at
// its end, each of them (IN6).

import { ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import { AGAIN, type Outage } from '../clocks/index.ts';
import { bySelf, type Once } from '../once/index.ts';
import { stepTime } from '../world/index.ts';
import type { Store, Tx } from '../store/index.ts';
import type { Context } from '../match/index.ts';
import { deckAround } from './around.ts';
import { recordDeck } from './record.ts';
import { DeckSteps } from './steps.ts';

export interface TimetablePorts {
  readonly store: Store;
  readonly world: Context;
  readonly once: Once;
  readonly outage: Outage;
}

/** Milliseconds after which the calendar is read again, because it may be set to another time. */
const LONGEST = 60_000;

export class Timetable {
  readonly #ports: TimetablePorts;
  #looking: Promise<void> = Promise.resolve();
  #isStarted = false;
  #cancel = (): void => undefined;

  constructor(ports: TimetablePorts) {
    this.#ports = ports;
  }

  async start(): Promise<void> {
    const { world, outage } = this.#ports;
    this.#isStarted = true;
    world.deck.listen(() => this.look());
    world.settings.listen(() => this.look());
    outage.listen(() => this.look());
    this.look();
    await this.#looking;
  }

  async stop(): Promise<void> {
    this.#isStarted = false;
    this.#cancel();
    await this.#looking;
  }

  /** Looks which rings are due; one look follows another. */
  look(): void {
    this.#looking = this.#looking.then(() => this.#look()).catch(() => this.#soon(AGAIN));
  }

  async #look(): Promise<void> {
    const { store, world, outage } = this.#ports;
    this.#cancel();
    if (!this.#isStarted || outage.isOn) return;
    const { settings, paused } = await world.settings.of(store.read);
    // Nobody has ever switched the module on: there is no timetable.
    if (settings.intrigue === undefined || paused) return;
    const planned = await store.read.intrigue.plannedRings();
    const [next] = planned;
    if (next === undefined) return;
    const wait = next - world.clock.now();
    if (wait > 0) return this.#soon(Math.min(wait, LONGEST));
    // Where it could not be saved, or the event was paused meanwhile, it is looked at again.
    if (!(await this.#ring(next))) return this.#soon(AGAIN);
    return this.#look();
  }

  #soon(ms: number): void {
    if (this.#isStarted) this.#cancel = this.#ports.world.clock.after(ms, () => this.look());
  }

  async #ring(at: number): Promise<boolean> {
    const { once, world } = this.#ports;
    const done = await once.run<CommandResult | null>(
      bySelf(`ring-${world.draws.id()}`, null, { at }),
      async (tx) => ({
        answer: await this.#rung(tx, at),
        deed: { who: null, act: 'ring', at: stepTime(tx, world.clock) },
        keeps: 'for ever',
      }),
    );
    return done?.ok === true;
  }

  /**
   * Resolves to null where the event is paused, or the ring is no longer planned. While the deck rests, the ring is
   * used up without effect.
   */
  async #rung(tx: Tx, at: number): Promise<CommandResult | null> {
    const { world } = this.#ports;
    const planned = await tx.intrigue.plannedRings();
    if (!planned.includes(at) || (await world.settings.of(tx)).paused) return null;
    await tx.intrigue.dropRings([at]);
    tx.note({ is: 'ringsPlanned', at: planned.filter((one) => one !== at) });
    const around = await deckAround(world, tx);
    if (around === null) return ok({ type: 'settled' });
    const steps = new DeckSteps(around);
    const taken = steps.take({ type: 'ring', ring: (around.live.state.common.ring ?? 0) + 1 });
    if (taken.ok) await recordDeck(world, tx, steps, { who: null });
    return ok({ type: 'settled' });
  }
}
