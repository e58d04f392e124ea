// In-process room: a server on a database in memory, with scripted clock and chance, and its visitors.

import type { RequestListener } from 'node:http';
import { NEW_SEALED_MATCH, type SealedMatch, visibleTo } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import type { Code, Draft, MatchId } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import { openEditions } from '../../src/catalogue/index.ts';
import { type Services, makeServices } from '../../src/commands/index.ts';
import { Guesses } from '../../src/device/index.ts';
import { makeSite } from '../../src/http/index.ts';
import { type LiveMatch, tableInfo, type TableListener } from '../../src/match/index.ts';
import { syncDefinitions } from '../../src/copies/index.ts';
import type { EntropySource, Log } from '../../src/ports/index.ts';
import type { Reader, StoredBatch } from '../../src/store/index.ts';
import { openLate, openPrompt } from '../support/lateStore.ts';
import { type Random, ScriptedClock } from '@dunmer/shared/testing';
import { seededDatabase } from '../support/seededDatabase.ts';
import { cookieOf, type Decks, guestsWith } from './people.ts';
import { openReception } from '../support/reception.ts';
import { InProcessVisitor } from './inProcessVisitor.ts';
import { type Leak, TIGHT, type Truth } from './leak.ts';
import { PAIR_EDITION } from './pairDecks.ts';
import { Tape } from './tape.ts';
import type { Room } from './visitor.ts';
import { asTrade, tradeEvents } from '../support/tradeLive.ts';

/** Databases with these decks; each is made once. */
const made = new Map<string, Promise<Buffer>>();
function databaseWith(decks: Decks): Promise<Buffer> {
  const name = `${decks.hider} ${decks.opponent}`;
  const known = made.get(name) ?? seededDatabase(guestsWith(decks));
  made.set(name, known);
  return known;
}

export interface RoomOptions {
  readonly hider: Seat;
  readonly decks: Decks;
  readonly entropy: EntropySource;
  readonly leak?: Leak;
  /** How late the store is, by a chance of its own; left out, it is not late. */
  readonly lateness?: { readonly random: Random; readonly turns: number };
}

interface Server {
  readonly read: Reader;
  readonly leave: () => Buffer;
  readonly services: Services;
  /** Made on first use: many lives end before that. */
  readonly site: () => RequestListener;
}

const START = 1_800_000_000_000;
const WHOLE_JOURNAL = 1000;

/** Removes the hashes over matches' logs: they are commitments, hidden by salts that nobody knows alone. */
const withoutDigests = (body: string): string =>
  body.replaceAll(/"digest":"[0-9a-f]{64}"/g, '"digest":"commitment"');

/** Returns a log that is kept on a tape. */
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
  readonly thirdTrader: InProcessVisitor;
  readonly organiser: InProcessVisitor;
  readonly referee: InProcessVisitor;
  readonly display: InProcessVisitor;
  readonly stranger: InProcessVisitor;
  readonly #options: RoomOptions;
  readonly #leak: Leak;
  readonly #clock = new ScriptedClock(START);
  readonly #watch = new Map<MatchId, Code>();
  #server: Server | null = null;
  #state: SealedMatch = NEW_SEALED_MATCH;
  #draft: Draft | null = null;

  private constructor(options: RoomOptions) {
    this.#options = options;
    this.#leak = options.leak ?? TIGHT;
    this.log = new Tape(options.hider);
    const visitor = (
      cookie: string | null,
      drafted: (cells: Draft) => void = () => undefined,
    ): InProcessVisitor =>
      new InProcessVisitor(cookie, new Tape(options.hider), {
        services: () => this.#open.services,
        read: () => this.#open.read,
        site: () => this.#open.site(),
        answered: (result) => this.#leak.answer(result, this.#truth),
        paged: (path, body) => this.#leak.page(path, body, this.#truth),
        drafted,
      });
    this.hider = visitor(cookieOf('hider'), (cells) => (this.#draft = cells));
    this.opponent = visitor(cookieOf('opponent'));
    this.watcher = visitor(cookieOf('watcher'));
    this.thirdTrader = visitor(cookieOf('thirdTrader'));
    this.organiser = visitor(cookieOf('organiser'));
    this.referee = visitor(cookieOf('referee'));
    this.display = visitor(cookieOf('display'));
    this.stranger = visitor(null);
  }

  static async open(options: RoomOptions): Promise<InProcessRoom> {
    const room = new InProcessRoom(options);
    await room.#start(await databaseWith(options.decks));
    return room;
  }

  /** Reads what is stored, without going through the server. */
  get read(): Reader {
    return this.#open.read;
  }

  watchOf(match: MatchId): Code | null {
    return this.#watch.get(match) ?? null;
  }

  seated(match: LiveMatch): void {
    if (match.table.watch !== null) this.#watch.set(match.table.id, match.table.watch);
    for (const visitor of this.#all)
      if (visitor.viewer !== null) visitor.hear({ table: tableInfo(match, visitor.viewer) });
  }

  happened(live: LiveMatch, { version, events: all }: StoredBatch): void {
    const match = live.table.id;
    const events = tradeEvents([{ version, events: all }]);
    this.#state = asTrade(live).state;
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
    await this.#start(this.#open.leave());
  }

  async journal(): Promise<string> {
    const all = await this.read.journal.rows(0, WHOLE_JOURNAL);
    // Rows that settle a match come with its reveal: what they say is no secret any more.
    const rows = all.filter(({ body }) => !body.includes('"settled"'));
    return this.#leak.journal(
      rows.map(({ act, body }) => `${act} ${withoutDigests(body)}`).join('\n'),
      this.#truth,
    );
  }

  async settle(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
  }

  async close(): Promise<void> {
    await this.settle();
    this.#open.leave();
  }

  get #open(): Server {
    return present(this.#server, 'the server runs');
  }

  get #all(): readonly InProcessVisitor[] {
    const { hider, opponent, watcher, thirdTrader, organiser, referee, display, stranger } = this;
    return [hider, opponent, watcher, thirdTrader, organiser, referee, display, stranger];
  }

  get #truth(): Truth {
    return { hider: this.#options.hider, state: this.#state, draft: this.#draft };
  }

  async #start(image: Uint8Array): Promise<void> {
    const clock = this.#clock;
    const opening = { newEpoch: () => 'epoch', now: () => clock.now() };
    const { entropy, lateness } = this.#options;
    const { store, read, leave } =
      lateness === undefined ? openPrompt(image, opening) : openLate(image, { ...opening, ...lateness });
    const log = taped(this.log);
    const editions = await openEditions(store, PAIR_EDITION);
    await syncDefinitions(store, PAIR_EDITION, clock.now());
    const services = makeServices({ store, editions, clock, entropy, log });
    services.matches.listen(this);
    const { matches, world } = services;
    const guesses = new Guesses(clock, log);
    const publicUrl = (): string => 'http://trade.test';
    const reception = openReception(clock);
    const ports = { store, matches, world, guesses, entropy, clock, log, publicUrl, reception };
    let made: RequestListener | null = null;
    const site = (): RequestListener =>
      (made ??= makeSite({ ...ports, backups: null, release: '0', pages: '/nowhere' }));
    this.#server = { read, leave, services, site };
  }
}
