// DeckClocks: the time that traders have for what the deck awaits of them (IN10, IN19). The database is the truth.
// Clocks stand still in pauses, while nothing can be saved and while the server is down; at zero, silence counts as an
// answer.

import { deckDue } from '@dunmer/shared/intrigue';
import { ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { AGAIN, type Outage } from '../clocks/index.ts';
import { bySelf, type Once } from '../once/index.ts';
import type { DeckClockName, PersonKey, Store, StoredDeckClock, Tx } from '../store/index.ts';
import type { Context } from '../match/index.ts';
import { type DeckFace, type DeckTime, type LiveDeck, stepTime } from '../world/index.ts';
import { deckFacts } from './around.ts';
import { decideOnDeck } from './decideOn.ts';
import { contractClockOf, deckClockOf, deckTimeFor } from './keepClocks.ts';
import { clockId, type DeckClockDue, Ticking } from './ticking.ts';
import { brokenBy } from '../ports/index.ts';

export interface DeckClocksPorts {
  readonly store: Store;
  readonly world: Context;
  readonly once: Once;
  readonly outage: Outage;
  /**
   * IN19: passes for the person who is asked in this contract, with the number of the question; null where that is
   * over.
   */
  readonly passInContract: (tx: Tx, contract: number, asking: number) => Promise<CommandResult | null>;
}

/** Milliseconds between two savings of the time left. */
const EVERY = 10_000;

export class DeckClocks implements DeckFace {
  readonly #ports: DeckClocksPorts;
  readonly #ticking: Ticking;
  /** What the database held at the start; entries are used up as their clocks begin. */
  #stored: readonly StoredDeckClock[] = [];
  #live: LiveDeck | null = null;
  #looking: Promise<void> = Promise.resolve();
  #isStarted = false;
  #cancel = (): void => undefined;

  constructor(ports: DeckClocksPorts) {
    this.#ports = ports;
    this.#ticking = new Ticking(ports.world.clock, (due) => void this.#end(due));
  }

  /** Continues from what the database holds. */
  async start(): Promise<void> {
    const { store, world, outage } = this.#ports;
    this.#isStarted = true;
    this.#live = null;
    world.deck.listen(() => this.look());
    world.settings.listen(() => this.look());
    outage.listen(() => this.look());
    world.deck.face = this;
    const { settings } = await world.settings.of(store.read);
    // Nobody has ever switched the module on: there is nothing to read.
    if (settings.intrigue !== undefined) this.#stored = await store.read.intrigue.deckClocks();
    this.look();
    await this.#looking;
    this.#save();
  }

  /** Stops all clocks, and saves what they have left. */
  async stop(): Promise<void> {
    this.#cancel();
    if (!this.#isStarted) return;
    await this.#looking;
    await this.#saveNow();
    this.#isStarted = false;
    this.#ticking.stop();
  }

  timeOf(name: DeckClockName): DeckTime | null {
    return this.#ticking.timeOf(name);
  }

  told(person: PersonKey): void {
    this.#ticking.told(person);
    // A clock that a commit has just begun is taken in a moment later.
    void this.#looking.then(() => this.#ticking.told(person));
  }

  /** Looks what is due, and whether it runs; one look follows another. */
  look(): void {
    this.#looking = this.#looking
      .then(() => this.#look())
      .catch((error: unknown) => {
        this.#ports.world.log.error(brokenBy(error), 'what the deck awaits could not be read');
        this.#ports.world.clock.after(AGAIN, () => this.look());
      });
  }

  async #look(): Promise<void> {
    const { store, world, outage } = this.#ports;
    if (!this.#isStarted) return;
    const live = await world.deck.of(store.read);
    const { settings, paused } = await world.settings.of(store.read);
    if (live !== null && live !== this.#live) this.#ticking.are(await this.#dues(live), this.#left);
    this.#live = live;
    const goes = !paused && !outage.isOn;
    // While the deck is off, hands rest; but what was begun in a contract ends as in a match, so that its game waits
    // for nobody.
    this.#ticking.go((kind) => goes && (kind === 'contract' || settings.intrigue === 'on'));
  }

  readonly #left = (name: DeckClockName): number | null => {
    const kept = this.#stored.find((one) => clockId(one) === clockId(name));
    this.#stored = this.#stored.filter((one) => one !== kept);
    return kept?.left ?? null;
  };

  async #dues({ state }: LiveDeck): Promise<readonly DeckClockDue[]> {
    const { store, world } = this.#ports;
    const dues = deckDue(PRINTED.intrigue, state.common);
    const asked = await this.#askedInContracts(state);
    if (dues.length === 0 && asked.length === 0) return [];
    const { settings } = await world.settings.of(store.read);
    const around = await deckFacts(world, store.read);
    const ofDeck = dues.map((due) => {
      const name = deckClockOf(around, due);
      return { name, turn: name.asking };
    });
    return [...ofDeck, ...asked].map((one) => ({ ...one, full: deckTimeFor(settings, one.name.kind) }));
  }

  /** The clocks for cards on a contract's table that wait for an answer there. */
  async #askedInContracts({ common }: LiveDeck['state']): Promise<readonly Omit<DeckClockDue, 'full'>[]> {
    const asked: Omit<DeckClockDue, 'full'>[] = [];
    for (const where of new Set(common.table.map((one) => one.where))) {
      const contract = await this.#ports.store.read.contracts.contract(where);
      const clock = contract === null ? null : contractClockOf(contract);
      if (clock !== null) asked.push(clock);
    }
    return asked;
  }

  #save(): void {
    this.#cancel = this.#ports.world.clock.after(EVERY, () => {
      void this.#saveNow();
      this.#save();
    });
  }

  async #saveNow(): Promise<void> {
    if (this.#ticking.isEmpty) return;
    const { store, world } = this.#ports;
    await store.transact(async (tx) => {
      // What another body of this very group has begun is known here only after the commit.
      if ((await world.deck.of(tx)) !== this.#live) return ok(null);
      return ok(await tx.intrigue.saveDeckClocks(this.#ticking.rows()));
    });
  }

  /** IN10, IN19: takes silence for an answer, once. */
  async #end(due: DeckClockDue): Promise<void> {
    const { once, world } = this.#ports;
    const done = await once.run<CommandResult | null>(
      bySelf(`deck-${world.draws.id()}`, null, due.name),
      async (tx) => ({
        answer: await this.#runOut(tx, due),
        // In a contract's history the word `clock` stands for a clock of its match.
        deed: {
          who: null,
          act: due.name.kind === 'contract' ? 'passPlay' : 'clock',
          at: stepTime(tx, world.clock),
        },
        keeps: 'for ever',
      }),
    );
    // What a pause holds up goes on with the other clocks; what is no longer due has gone meanwhile.
    if (done === null) this.#ticking.again(due, null);
    else if (!done.ok && done.error.code === 'not-saved') this.#ticking.again(due, AGAIN);
    else if (!done.ok) world.log.warn({ code: done.error.code }, 'a clock of the deck was refused');
  }

  async #runOut(tx: Tx, { name, turn }: DeckClockDue): Promise<CommandResult | null> {
    const { world, passInContract } = this.#ports;
    const { person, kind, asking } = name;
    const { paused } = await world.settings.of(tx);
    if (kind === 'contract') return paused ? null : passInContract(tx, asking, turn);
    const who = await tx.people.personByKey(person);
    if (paused || who === null) return null;
    const done = await decideOnDeck(
      world,
      tx,
      { who: null },
      { type: 'answerFor', who: who.id, asking: kind === 'surplus' ? null : asking, by: 'clock' },
    );
    return done.ok ? ok({ type: 'settled' }) : null;
  }
}
