// Floor: all live matches of the event as staff and displays see them: a cache of the logs, kept up to date by what
// happens.

import { sameValue } from '@dunmer/shared/lib';
import type { FloorView, MatchId, Presence } from '@dunmer/shared/protocol';
import { SEATS } from '@dunmer/shared/rules';
import type { Clocks, Outage } from '../clocks/index.ts';
import type { Guesses } from '../device/index.ts';
import { ANSWER_MS, overdueFor } from '../home/index.ts';
import type { Interests } from '../interest/index.ts';
import type { LiveMatch, Matches, TableListener } from '../match/index.ts';
import { type Look, Looks } from '../memory/index.ts';
import type { Store, WaitingContract } from '../store/index.ts';
import type { Acting } from '../world/index.ts';
import { type FloorReading, KnownInterests, readingOf } from './reader.ts';
import { type FloorRow, isOnFloor, isSameRow, rowOf } from './row.ts';
import { type Beside, floorView } from './view.ts';
import { WaitKeeper } from './waitKeeper.ts';

export interface FloorPorts {
  readonly store: Store;
  readonly matches: Matches;
  readonly clocks: Clocks;
  readonly outage: Outage;
  readonly guesses: Pick<Guesses, 'flooded' | 'listen'>;
}

/** What was read for one reader of the floor. */
export interface Around {
  readonly beside: Beside;
  readonly interests: Interests;
}

const MINUTE = 60_000;
/** How often the floor looks for overdue contracts where nothing else happens. */
const LOOK = MINUTE / 2;

export class Floor implements TableListener {
  readonly #ports: FloorPorts;
  readonly #rows = new Map<MatchId, FloorRow>();
  readonly #interests = new KnownInterests();
  readonly #looks = new Looks<'lists'>();
  readonly #listeners: (() => void)[] = [];
  #beside: Promise<Beside> | null = null;
  #version: number;
  /** The version of what the hall sees; it does not rise when traders do something among themselves. */
  #hallVersion: number;
  /** What the hall saw of the event and of people when these were last read. */
  #hallSaw: unknown = null;
  readonly #keeper: WaitKeeper;
  #stopLooking = (): void => undefined;

  constructor(ports: FloorPorts) {
    this.#ports = ports;
    const { clock, time, bell, settings, disk } = ports.matches.context;
    this.#keeper = new WaitKeeper({ store: ports.store, clock, time, rows: () => this.#rows.values() });
    // Starts at the time of day, so that versions never count backwards after a restart.
    this.#version = clock.now();
    this.#hallVersion = clock.now();
    ports.matches.listen(this);
    ports.clocks.hear({ clocked: () => this.#show() });
    ports.guesses.listen(() => this.#say());
    ports.outage.listen(() => this.#say());
    disk.listen(() => this.#say());
    bell.listen({ rung: () => this.#change() });
    settings.listen(() => this.#change());
    this.#look();
  }

  /** Calls `act` whenever the floor has changed. */
  listen(act: () => void): void {
    this.#listeners.push(act);
  }

  /** Goes on with the waits that the database holds; call it before the first match is read. */
  start(): Promise<void> {
    return this.#keeper.start();
  }

  /** Stops looking at contracts, and saves how long everything has waited. */
  async stop(): Promise<void> {
    this.#stopLooking();
    await this.#keeper.stop();
  }

  happened(match: LiveMatch): void {
    const { table } = match;
    if (table.kind === 'practice') return;
    const before = this.#rows.get(table.id);
    const known = before === undefined ? this.#keeper.take(table.key) : before.waiting;
    const row = rowOf(match, known, this.#ports.matches.context.time.now());
    if (before !== undefined && isSameRow(row, before)) return;
    if (isOnFloor(row)) this.#rows.set(table.id, row);
    else this.#rows.delete(table.id);
    if (row.phase !== before?.phase) this.#change();
    this.#show();
  }

  stopped(match: LiveMatch): void {
    this.happened(match);
    this.#change();
  }

  /** Takes in a match that was read at the start. */
  wake(match: LiveMatch): void {
    if (!this.#rows.has(match.table.id)) this.happened(match);
  }

  /** Hears that somebody has come to a match or gone from it. */
  moved(match: MatchId): void {
    if (this.#rows.has(match)) this.#show();
  }

  /** Tells whether something that lists show changes from now on. */
  look(): Look {
    return this.#looks.at('lists');
  }

  /** Reads what somebody's floor needs: four statements where something has changed in the event. */
  async around(actor: Acting): Promise<Around> {
    this.#beside ??= this.#read();
    return {
      beside: await this.#beside,
      interests: await this.#interests.of(this.#ports.store.read, actor),
    };
  }

  /** What a member of staff or a display may read now. */
  readingOf(actor: Acting, { interests }: Around): FloorReading {
    return readingOf(actor, interests);
  }

  /** Makes the floor for such a reader, as it is now. */
  view(reading: FloorReading, { beside }: Around, presence: (match: MatchId) => Presence): FloorView {
    const { clocks, guesses, matches, outage } = this.#ports;
    const { time, disk } = matches.context;
    return floorView([...this.#rows.values()], reading, beside, {
      now: time.now(),
      version: reading.isDisplay ? this.#hallVersion : this.#version,
      guessing: guesses.flooded,
      disk: { room: disk.room, free: disk.free, saves: !outage.isOn },
      presence,
      clocks: (match) => clocks.of(match),
    });
  }

  async #read(): Promise<Beside> {
    const { store, matches } = this.#ports;
    const { settings, requests } = matches.context;
    const people = [...this.#rows.values()].flatMap(({ table: { seats } }) =>
      SEATS.flatMap((seat) => seats[seat].person?.key ?? []),
    );
    try {
      const beside = {
        event: await settings.of(store.read),
        overdue: await this.#overdue(),
        moves: (await store.read.floor.openMovesWithNames()).filter(({ id }) =>
          requests.isOpen(store.read, id),
        ),
        resting: await store.read.floor.restingPins(),
        briefs: await store.read.floor.briefs(people),
      };
      this.#compare(beside);
      return beside;
    } catch (error) {
      // The next reader has it read again.
      this.#beside = null;
      throw error;
    }
  }

  async #overdue(): Promise<readonly WaitingContract[]> {
    const { store, matches } = this.#ports;
    const now = matches.context.time.now();
    const waiting = await store.read.floor.waitingContracts(now - ANSWER_MS);
    return waiting.filter((contract) => overdueFor(contract, now) !== null);
  }

  #look(): void {
    this.#stopLooking = this.#ports.matches.context.clock.after(LOOK, () => {
      this.#look();
      if (this.#beside === null) return;
      this.#beside = null;
      this.#say();
    });
  }

  /** Raises the hall's version where what was read anew shows it something else. */
  #compare({ event, briefs }: Beside): void {
    const sees = { event, people: [...briefs.values()] };
    if (!sameValue(sees, this.#hallSaw)) this.#hallVersion += 1;
    this.#hallSaw = sees;
  }

  /** Reports a change that the hall sees too. */
  #show(): void {
    this.#hallVersion += 1;
    this.#say();
  }

  /** Reports a change of something that lists show. */
  #change(): void {
    this.#version += 1;
    this.#looks.changed('lists');
    this.#interests.clear();
    this.#beside = null;
    this.#say();
  }

  #say(): void {
    for (const act of this.#listeners) act();
  }
}
