// In-process room: a server on a database in memory, with scripted clock and chance, and four visitors.

import Database from 'better-sqlite3';
import { NEW_SEALED_MATCH, type SealedMatch, visibleTo } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import type { Draft } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import { openEditions } from '../../src/catalogue/index.ts';
import { type LiveMatch, Matches, tableInfo, type TableListener } from '../../src/match/index.ts';
import type { EntropySource, Log } from '../../src/ports/index.ts';
import type { Reader, StoredBatch } from '../../src/store/index.ts';
import { storeOn } from '../../src/store/sqliteStore.ts';
import { emptyDatabase } from '../support/emptyDatabase.ts';
import { ScriptedClock } from '../support/scriptedClock.ts';
import { InProcessVisitor } from './inProcessVisitor.ts';
import { type Leak, TIGHT, type Truth } from './leak.ts';
import { PAIR_EDITION } from './pairDecks.ts';
import { Tape } from './tape.ts';
import type { Room } from './visitor.ts';

export interface RoomOptions {
  readonly hider: Seat;
  readonly entropy: EntropySource;
  readonly leak?: Leak;
}

interface Server {
  readonly db: Database.Database;
  readonly read: Reader;
  readonly matches: Matches;
}

const EMPTY = emptyDatabase();
const START = 1_800_000_000_000;

/** A log that is kept on a tape. */
export function taped(tape: Tape): Log {
  const at =
    (level: keyof Log): Log[keyof Log] =>
    (facts, message) =>
      tape.keep(`${level} ${message} ${JSON.stringify(facts)}`);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

export class InProcessRoom implements Room, TableListener {
  readonly log: Tape;
  readonly hider: InProcessVisitor;
  readonly opponent: InProcessVisitor;
  readonly watcher: InProcessVisitor;
  readonly stranger: InProcessVisitor;
  readonly #options: RoomOptions;
  readonly #leak: Leak;
  readonly #clock = new ScriptedClock(START);
  #server: Server | null = null;
  #state: SealedMatch = NEW_SEALED_MATCH;
  #draft: Draft | null = null;

  private constructor(options: RoomOptions) {
    this.#options = options;
    this.#leak = options.leak ?? TIGHT;
    this.log = new Tape(options.hider);
    const visitor = (device: string, drafted: (cells: Draft) => void = () => undefined): InProcessVisitor =>
      new InProcessVisitor(device, new Tape(options.hider), {
        matches: () => this.#open.matches,
        answered: (result) => this.#leak.answer(result, this.#truth),
        drafted,
      });
    this.hider = visitor('hider', (cells) => (this.#draft = cells));
    this.opponent = visitor('opponent');
    this.watcher = visitor('watcher');
    this.stranger = visitor('stranger');
  }

  static async open(options: RoomOptions): Promise<InProcessRoom> {
    const room = new InProcessRoom(options);
    await room.#start(new Database(await EMPTY));
    return room;
  }

  /** What is stored, asked beside the server. */
  get read(): Reader {
    return this.#open.read;
  }

  seated(match: LiveMatch): void {
    for (const visitor of this.#all)
      if (visitor.viewer !== null) visitor.hear({ table: tableInfo(match, visitor.viewer) });
  }

  happened({ table: { id: match }, state }: LiveMatch, { version, events }: StoredBatch): void {
    this.#state = state;
    for (const visitor of this.#all) {
      const { viewer } = visitor;
      if (viewer === null) continue;
      const batch = { match, version, events: visibleTo(events, viewer) };
      visitor.hear({ batch: this.#leak.batch(batch, viewer, this.#truth) });
    }
  }

  advance(ms: number): void {
    this.#clock.advance(ms);
  }

  async restart(): Promise<void> {
    const { db } = this.#open;
    const left = db.serialize();
    db.close();
    await this.#start(new Database(left));
  }

  async settle(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
  }

  async close(): Promise<void> {
    await this.settle();
    this.#open.db.close();
  }

  get #open(): Server {
    return present(this.#server, 'the server runs');
  }

  get #all(): readonly InProcessVisitor[] {
    return [this.hider, this.opponent, this.watcher, this.stranger];
  }

  get #truth(): Truth {
    return { hider: this.#options.hider, state: this.#state, draft: this.#draft };
  }

  async #start(db: Database.Database): Promise<void> {
    const clock = this.#clock;
    const store = storeOn(
      { db, check: () => undefined, unlock: () => undefined },
      { newEpoch: () => 'epoch', now: () => clock.now() },
    );
    const { entropy } = this.#options;
    const editions = await openEditions(store, PAIR_EDITION);
    const matches = new Matches({ store, editions, clock, entropy, log: taped(this.log) });
    matches.listen(this);
    this.#server = { db, read: store.read, matches };
  }
}
