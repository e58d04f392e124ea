// World: a server, and at each table two phones and a watcher, in one thread, with a clock that the world moves.

import { createHash } from 'node:crypto';
import { present } from '@dunmer/shared/lib';
import { STRENGTHS, viewHash } from '@dunmer/shared/protocol';
import { matchViewOf } from '@dunmer/shared/fairness';
import type { Edition } from '../../src/catalogue/index.ts';
import { decode, encode } from '../../src/store/json.ts';
import type { Random } from '@dunmer/shared/testing';
import { trader } from '../support/seed.ts';
import { turns } from '../support/turns.ts';
import { Auditor } from './auditor.ts';
import { deviceOfPhone } from './simGateway.ts';
import { Disk } from './disk.ts';
import { DECK_IDS } from './editions.ts';
import { checkEnding } from './ending.ts';
import { Network } from './network.ts';
import type { Frame } from './packet.ts';
import type { Plant } from './plant.ts';
import { ServerLife } from './serverLife.ts';
import { SimPhone, type Word } from './simPhone.ts';
import { Staff } from './staff.ts';
import { promise } from './violation.ts';

export interface WorldOptions {
  readonly random: Random;
  /** The editions of which each life of the server has one as its newest. */
  readonly editions: readonly Edition[];
  readonly tables: number;
  readonly plant: Plant;
  /** The number of the organiser; the next number is that of a trader who plays with nobody. */
  readonly staff: number;
  /** The most turns of the loop that a call of the store takes each way; 0: none. */
  readonly turns: number;
  /** A seeded database in which nothing has happened yet. */
  readonly empty: Buffer;
}

/** Steps with faults, and the most steps without faults, for each table. */
const [FAULTY_STEPS, LAST_STEPS] = [150, 4000];
const ONE_IN_ENDS = 120;
const MOST_AWAITS = 40;
const [ONE_IN_STAFF, PATIENCE] = [24, 6];
const START = 1_800_000_000_000;
const ANY_MATCH = 1_000_000_000;

/** Returns the store's key of the trader who holds a phone: they are seeded in the order of their numbers. */
const keyOf = (phone: number): number => phone + 1;

export class World {
  readonly #options: WorldOptions;
  readonly #random: Random;
  readonly #network: Network;
  readonly #phones: readonly SimPhone[];
  readonly #words: readonly Word[];
  readonly #disk: Disk;
  readonly #auditor = new Auditor();
  readonly #staff: Staff;
  readonly #trace = createHash('sha256');
  #life: ServerLife;
  /** The database that a life has left, until the next life begins. */
  #image: Buffer | null = null;
  #now = START;
  #isFaulty = true;
  steps = 0;
  ends = 0;

  constructor(options: WorldOptions) {
    this.#options = options;
    this.#random = options.random;
    this.#disk = new Disk(options.random);
    this.#network = new Network(options.random);
    this.#staff = new Staff(options.random, options.staff);
    this.#words = Array.from({ length: options.tables }, () => ({
      match: null,
      proposal: null,
      watch: null,
    }));
    const phones: SimPhone[] = [];
    for (const [table, word] of this.#words.entries()) phones.push(...this.#seat(word, table, phones.length));
    this.#phones = phones;
    this.#life = this.#start(1, options.empty);
  }

  /** A hash of what has happened so far. */
  get trace(): string {
    return this.#trace.copy().digest('hex');
  }

  get faults(): { readonly lost: number; readonly doubled: number; readonly ends: number } {
    return { lost: this.#network.lost, doubled: this.#network.doubled, ends: this.ends };
  }

  /** How often each kind of event has happened. */
  get tally(): ReadonlyMap<string, number> {
    return this.#auditor.tally;
  }

  /** Plays everything to its end, with faults and then without. Throws a `Violation`. */
  async play(): Promise<void> {
    const faulty = FAULTY_STEPS * this.#options.tables;
    while (this.steps < faulty && !this.#isQuiet()) await this.#step();
    this.#isFaulty = false;
    this.#network.isFaulty = false;
    this.#life.gate.disarm();
    const last = this.steps + LAST_STEPS * this.#options.tables;
    while (!this.#isQuiet()) {
      promise(this.steps < last, 'everything finishes once the faults are over');
      await this.#step();
    }
    await this.#checkEnd();
    this.#life.gate.endAfter(0);
  }

  #seat(word: Word, table: number, first: number): readonly SimPhone[] {
    const { random } = this.#options;
    const against = random.below(10) === 0 ? random.oneOf(STRENGTHS) : 'person';
    const elsewhere = () => this.#words[(table + 1) % this.#words.length]?.match ?? null;
    const isAlone = this.#options.tables === 1;
    // Phones and traders are numbered in the order of their seats: neighbours play, and in some pairs both are short.
    const opponent = trader(first + 1).person;
    const asked = isAlone ? () => null : elsewhere;
    const options = { random, word, decks: DECK_IDS, against, opponent, elsewhere: asked } as const;
    const viewers = against === 'person' ? (['a', 'b', 'watcher'] as const) : (['a', 'watcher'] as const);
    return viewers.map((viewer) => new SimPhone({ ...options, viewer }));
  }

  #start(number: number, image: Buffer): ServerLife {
    const { random, editions, plant, turns: late } = this.#options;
    const edition = random.oneOf(editions);
    return new ServerLife({
      number,
      image,
      random,
      edition,
      plant,
      turns: late,
      now: this.#now,
      isDiskFull: () => this.#isFaulty && this.#disk.isFull(),
      heard: {
        say: (phone, frame) => {
          const text = encode(frame);
          const { viewer, match } = this.#phone(phone);
          this.#auditor.said({ phone, viewer, match, frame, text });
          this.#network.send({ to: 'phone', phone, life: number, text });
        },
        answer: (phone, command, result) => {
          const { viewer, match } = this.#phone(phone);
          const frame = { kind: 'answer', id: command.id, result } as const;
          const text = encode<Frame>(frame);
          this.#auditor.answered({ phone, command, result });
          this.#auditor.said({ phone, viewer, match, frame, text });
          this.#network.send({ to: 'phone', phone, life: number, text });
        },
        happened: (match) => this.#auditor.happened(match),
        broke: (what) => this.#auditor.broke(what),
        ended: (left) => {
          this.ends += 1;
          this.#trace.update('end');
          this.#network.cut(number);
          for (const phone of this.#phones) phone.lost();
          this.#auditor.restarted();
          this.#image = left;
        },
      },
    });
  }

  async #step(): Promise<void> {
    this.steps += 1;
    for (let acts = 1 + this.#random.below(3); acts > 0; acts--) this.#act();
    if (this.#isFaulty && this.#random.below(ONE_IN_ENDS) === 0)
      this.#life.gate.endAfter(this.#random.below(MOST_AWAITS));
    if (this.#isFaulty && this.#random.below(ONE_IN_STAFF) === 0) this.#letStaffAct();
    const ms = this.#random.below(40);
    this.#now += ms;
    this.#life.clock.advance(ms);
    // Gives a late store time to answer: phones that ask again before it does would never come to an end.
    await turns(1 + PATIENCE * this.#options.turns);
    this.#restart();
    await this.#auditor.check(this.#life.read, this.#life.server?.matches.context ?? null);
  }

  #restart(): void {
    if (this.#image === null) return;
    const image = this.#image;
    this.#image = null;
    this.#life = this.#start(this.#life.number + 1, image);
  }

  #act(): void {
    if (this.#network.length > 0 && this.#random.below(4) > 0) return this.#deliver();
    const number = this.#random.below(this.#phones.length);
    for (const request of this.#phone(number).act({ mischief: this.#isFaulty })) {
      this.#network.send({ to: 'server', phone: number, life: this.#life.number, text: encode(request) });
    }
  }

  #letStaffAct(): void {
    this.#disk.expectStaff();
    const matches = this.#words.flatMap(({ match }) => match ?? []);
    const { gate, server } = this.#life;
    const broke = (error: unknown): void => this.#auditor.broke(String(error));
    this.#staff.act(gate.hasEnded ? null : server, matches).catch(broke);
  }

  #deliver(): void {
    const packet = this.#network.deliver();
    if (packet === null) return;
    this.#trace.update(`${packet.to} ${packet.phone} ${packet.life} ${packet.text}`);
    if (packet.to === 'phone') this.#phone(packet.phone).hear(decode(packet.text));
    else if (packet.life === this.#life.number && !this.#life.gate.hasEnded)
      this.#life.hear(packet.phone, decode(packet.text));
  }

  #isQuiet(): boolean {
    return this.#network.length === 0 && this.#phones.every((phone) => phone.isDone);
  }

  #phone(number: number): SimPhone {
    return present(this.#phones[number], 'a packet has its phone');
  }

  async #checkEnd(): Promise<void> {
    const { read } = this.#life;
    this.#auditor.restarted();
    await this.#auditor.check(read, this.#life.server?.matches.context ?? null);
    for (const [number, phone] of this.#phones.entries()) {
      const audit = this.#auditor.match(present(phone.match, 'everybody has a table'));
      promise(phone.mirror.version === audit.version, `${phone.viewer} has seen the whole log`);
      promise(
        viewHash(phone.mirror.view) === viewHash(matchViewOf(audit.state, phone.viewer)),
        `P9 ${phone.viewer} sees the server's projection when all is quiet`,
      );
      const tables =
        phone.against === 'person'
          ? await read.matchesBefore(ANY_MATCH, 2, keyOf(number))
          : await read.matchesOf(deviceOfPhone(number), 2);
      promise(tables.length === (phone.viewer === 'watcher' ? 0 : 1), 'a table is opened once');
      if (phone.viewer !== 'a') continue;
      this.#auditor.countVersions(audit.id, phone.against === 'person' ? 0 : 1);
      const stored = present(await read.match(audit.id), 'the match is stored');
      const edition = this.#options.editions.find(({ version }) => version === stored.catalogue);
      const { catalogue } = present(edition, 'a match keeps the edition that it was opened with');
      checkEnding(audit.id, audit.state, audit.events, catalogue);
    }
    this.#trace.update(this.#auditor.fingerprint);
  }
}
