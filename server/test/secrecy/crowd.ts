// Crowd: everybody who comes to a match with promises and intrigue cards, at their sockets, and the steps that a run
// takes with all of them.

import { assert, ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Random, ScriptedClock } from '@dunmer/shared/testing';
import { newCommandId } from '../support/commandId.ts';
import { trader } from '../support/seed.ts';
import type { App } from '../../src/app/index.ts';
import type { SocketVisitor } from './socketVisitor.ts';
import { CARD_PAGES, type Known, pagesOf, PLACES_OF_PROMISES } from './windowPages.ts';
import { type Asked, type AskedAct, type Before, NUMBERS, START, type Who } from './windowPeople.ts';

/** Milliseconds after which home screens have been told. */
const MOMENT = 50;

const reason = 'as it goes';
const person = trader(NUMBERS.hider).person;
/** Acts that staff preview; an organiser with an interest is refused. */
const ACTS: readonly AskedAct[] = [
  { type: 'letDraw', person, n: 3, reason },
  { type: 'openIntrigueHand', person, reason },
  { type: 'ruinPerson', person, ruined: true, reason },
  { type: 'answerIntrigueFor', person, asking: null, reason },
  { type: 'answerIntrigueFor', person, asking: 1, reason },
  { type: 'closeIntrigue', reason },
  { type: 'ring', ring: 1, reason },
];

/** The number of rounds in which nobody may hear anything more. */
const CALM = 1;

export type Visitors = Readonly<Record<Who, SocketVisitor>>;
export type Guest = keyof typeof NUMBERS;

/** Waits until everything that was asked is saved, and everybody has what was sent. */
export async function untilTold({ store }: Pick<App, 'store'>, visitors: Visitors): Promise<void> {
  const all = Object.values(visitors);
  const heard = (): number => all.reduce((sum, { tape }) => sum + tape.lines.length, 0);
  for (let [calm, before] = [0, heard()]; calm < CALM; calm += 1) {
    await store.transact(async () => ok(null));
    await Promise.all(all.map((visitor) => visitor.settle()));
    const now = heard();
    if (now > before) calm = -1;
    before = now;
  }
}

export class Crowd {
  readonly visitors: Visitors;
  readonly before: Before;
  readonly random: Random;
  readonly clock: ScriptedClock;
  readonly #app: App;
  /** Whether the match is on: then everybody who has a contract with the hider has an interest in it. */
  isPlaying = false;

  constructor(app: App, visitors: Visitors, before: Before, random: Random, clock: ScriptedClock) {
    this.#app = app;
    this.visitors = visitors;
    this.before = before;
    this.random = random;
    this.clock = clock;
  }

  /** Sends a command, whether it is refused or not. */
  tries(who: Guest, asked: Asked): Promise<CommandResult> {
    this.before.unlock(NUMBERS[who]);
    return this.visitors[who].command({ id: newCommandId(this.random, START), ...asked });
  }

  /** Sends a command; throws when it is refused. Returns the id of what it makes. */
  async does(who: Guest, asked: Asked): Promise<string> {
    const done = await this.tries(who, asked);
    assert(done.ok, `${who} does ${asked.type}: ${JSON.stringify(done)}`);
    await this.goesBy(MOMENT);
    return done.value.type === 'made' ? done.value.id : '';
  }

  /** Staff preview what acts for and against the hider would do. */
  async staffLook(): Promise<void> {
    for (const who of ['organiser', 'interested', 'referee'] as const)
      for (const act of ACTS) {
        this.before.unlock(NUMBERS[who]);
        await this.visitors[who].preview({ id: newCommandId(this.random, START), ...act });
      }
  }

  async goesBy(ms: number): Promise<void> {
    await this.settle();
    this.clock.advance(ms);
    await this.settle();
  }

  /** Waits until everything that was asked is saved, and everybody has what was sent. */
  settle(): Promise<void> {
    return untilTold(this.#app, this.visitors);
  }

  /** Everybody but the hider reads a page, except those who may know where promises are. */
  async reads(path: string): Promise<void> {
    const isPlaces = PLACES_OF_PROMISES.has(path);
    for (const [who, visitor] of Object.entries(this.visitors)) {
      const mayKnow = who === 'organiser' || (who === 'interested' && !this.isPlaying);
      if (who !== 'hider' && !(isPlaces && mayKnow)) await visitor.get(path);
    }
  }

  /** Reads the pages that say most about cards. */
  async readsOfCards(): Promise<void> {
    for (const path of CARD_PAGES) await this.reads(path);
  }

  async readsAll(known: Known): Promise<void> {
    for (const path of pagesOf(known)) await this.reads(path);
  }
}
