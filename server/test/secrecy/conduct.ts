// Conduct: one run of a plan: the table is opened, and everybody acts and asks in turn, until the reveal or a
// concession.

import { assert, present } from '@dunmer/shared/lib';
import { type MatchView, promiseOf } from '@dunmer/shared/fairness';
import type { CommandId, PlayCommand } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import { newCommandId } from '../support/commandId.ts';
import type { Plan } from './plan.ts';
import { openTable } from './opening.ts';
import { type Known, probe, probeAll } from './probes.ts';
import { Secrets } from './secrets.ts';
import type { Room, Visitor } from './visitor.ts';

type SeatView = Extract<MatchView, { viewer: Seat }>;

/** How a run has ended. */
export interface Conducted {
  readonly match: string;
  readonly end: 'revealed' | 'conceded' | 'stuck';
}

const MOST_STEPS = 2000;
const START = 1_800_000_000_000;

class Conductor {
  readonly #room: Room;
  readonly #plan: Plan;
  readonly #hands: { readonly hider: Secrets; readonly opponent: Secrets };
  readonly #nonces: { readonly hider: string; readonly opponent: string };
  #known: Known | null = null;

  constructor(room: Room, plan: Plan, secrets: Secrets) {
    this.#room = room;
    this.#plan = plan;
    this.#hands = { hider: secrets, opponent: new Secrets(plan, 0) };
    this.#nonces = { hider: plan.random.hex32(), opponent: plan.random.hex32() };
  }

  async conduct(): Promise<Conducted> {
    await this.#sitDown();
    const { match } = this.#table;
    const { random, mayConcede } = this.#plan;
    for (let step = 0; step < MOST_STEPS; step++) {
      if (mayConcede && step > 12 && random.below(60) === 0) {
        await this.#play(random.oneOf(['hider', 'opponent'] as const), { type: 'concede' });
        await this.#room.settle();
        await probeAll(this.#room, this.#probed, random, () => this.#newId());
        return { match, end: 'conceded' };
      }
      await this.#step();
      await this.#room.settle();
      if (this.#isRevealed) return { match, end: 'revealed' };
    }
    return { match, end: 'stuck' };
  }

  get #table(): Known {
    return present(this.#known, 'a table is open');
  }

  get #probed(): Known {
    return { ...this.#table, isOver: this.#viewOf(this.#room.hider).common.phase.at === 'finished' };
  }

  get #isRevealed(): boolean {
    return [this.#room.hider, this.#room.opponent].some((each) => each.view?.common.revealed === true);
  }

  async #sitDown(): Promise<void> {
    const room = this.#room;
    const { random } = this.#plan;
    const opened = await openTable(room, this.#plan, () => this.#newId());
    const { match } = opened;
    for (const who of [room.hider, room.opponent])
      await who.sync({ follow: { by: 'seat', match }, since: 0 });
    const watch = present(room.watchOf(match), 'a match may be watched');
    this.#known = {
      ...opened,
      watch,
      hidersCopies: [],
      isOver: false,
      isDeckKnown: this.#plan.isDeckKnown,
    };
    await room.watcher.sync({ follow: { by: 'code', code: watch }, since: 0 });
    await room.stranger.sync({ follow: { by: 'seat', match }, since: 0 });
    for (const staff of [room.organiser, room.referee, room.display])
      await staff.sync({ follow: { by: 'floor', match }, since: 0 });
    await room.settle();
    this.#known = {
      ...this.#table,
      hidersCopies: this.#viewOf(room.hider).own.deck.map((card) => card.copy),
    };
    room.advance(random.below(5000));
  }

  async #step(): Promise<void> {
    const { random } = this.#plan;
    const chance = random.below(16);
    if (chance < 2) return this.#goOn('opponent');
    if (chance < 4) return this.#goOn('hider');
    if (chance < 6) return this.#draft();
    if (chance < 7) return this.#oddly();
    return probe(this.#room, this.#probed, random, this.#newId());
  }

  async #draft(): Promise<void> {
    const { hider } = this.#room;
    return hider.draft(this.#table.match, this.#hands.hider.draft(this.#viewOf(hider)));
  }

  /** Rarely: a row out of turn, time that passes, a process that ends. */
  async #oddly(): Promise<void> {
    const { random } = this.#plan;
    const chance = random.below(3);
    if (chance === 0) {
      const laying = this.#hands.hider.wrongLaying(this.#viewOf(this.#room.hider));
      await this.#play('hider', { type: 'place', laying });
    }
    if (chance === 1) this.#room.advance(random.below(20_000));
    if (chance === 2) await this.#room.restart();
  }

  async #goOn(who: 'hider' | 'opponent'): Promise<void> {
    const view = this.#viewOf(this.#room[who]);
    const fair = fairCommand(view, this.#nonces[who]);
    // A phone that opens late holds up the reveal: the longer everything lies face down, the more can be asked.
    const isTime = fair?.type === 'promise' || this.#plan.random.below(6) === 0;
    if (fair !== null && isTime) return this.#play(who, fair);
    const laying = this.#hands[who].laying(view);
    if (laying !== null) await this.#play(who, { type: 'place', laying });
  }

  async #play(who: 'hider' | 'opponent', command: PlayCommand): Promise<void> {
    await this.#room[who].command({ id: this.#newId(), type: 'play', match: this.#table.match, command });
  }

  #viewOf(visitor: Visitor): SeatView {
    const view = present(visitor.view, 'both follow their match');
    assert(view.viewer !== 'watcher', 'both have a seat');
    return view;
  }

  #newId(): CommandId {
    return newCommandId(this.#plan.random, START);
  }
}

/** F2 and F3: returns what a phone sends by itself; null when nothing is due. */
function fairCommand({ viewer, seals }: SeatView, nonce: string): PlayCommand | null {
  if (!seals.promised[viewer])
    return { type: 'promise', promise: promiseOf(seals.match, viewer, seals.commitment, nonce) };
  return seals.promises === null || seals.opened[viewer] ? null : { type: 'open', nonce };
}

/** Plays a run of `plan`; the hider keeps `secrets`. */
export const conduct = (room: Room, plan: Plan, secrets: Secrets): Promise<Conducted> =>
  new Conductor(room, plan, secrets).conduct();
