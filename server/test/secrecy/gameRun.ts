// Game run: a match at the patrons' table with many onlookers, by the chance of a plan. The hider plays nothing that
// differs between the two runs, but tries to.

import { assert, present } from '@dunmer/shared/lib';
import { promiseOf } from '@dunmer/shared/fairness';
import {
  awaitingIn,
  decideGame,
  type GameSeatCommand,
  movesOf,
  type SealedGameView,
} from '@dunmer/shared/patrons';
import type { CommandResult, MatchId, PlayGameCommand } from '@dunmer/shared/protocol';
import { type Random, type ScriptedClock, seeded } from '@dunmer/shared/testing';
import { deviceOf } from '../../src/device/index.ts';
import type { App } from '../../src/app/index.ts';
import { PRINTED_GAME } from '../../src/catalogue/gameEdition.ts';
import { newCommandId } from '../support/commandId.ts';
import { trader } from '../support/seed.ts';
import { untilTold, type Visitors } from './crowd.ts';
import type { GameFollower } from './gameFollower.ts';
import { actsOn, turnPile } from './gameTricks.ts';
import { pagesOf } from './windowPages.ts';
import { type Asked, type AskedAct, NUMBERS, START, type Who } from './windowPeople.ts';

/**
 * What differs in a pair: the hider's sealed patron, what they exchange (and so their hand and pile), or only their
 * pile.
 */
export type Hidden = 'patron' | 'exchange' | 'pile';

const PATRONS = ['shadow-master', 'iron-governor'] as const;
const STEPS = 70;
const { terms } = PRINTED_GAME;
const decide = decideGame(terms);
const reason = 'as it goes';
type SeatView = Extract<SealedGameView, { viewer: 'a' | 'b' }>;
type Player = 'hider' | 'opponent';

/** Where a run is played: the server, the visitors, and the view that each of them builds. */
export interface Place {
  readonly app: App;
  readonly visitors: Visitors;
  readonly followers: Readonly<Record<Who, GameFollower>>;
  readonly random: Random;
  readonly clock: ScriptedClock;
}

export class GameRun {
  readonly #at: Place;
  readonly #hidden: Hidden;
  readonly #nth: 0 | 1;
  readonly #chance: Readonly<Record<Player, { readonly random: Random; readonly n: string }>>;
  #match: MatchId = '';
  /** The copies that lie in different places in the two runs: the hider keeps them. */
  #kept: ReadonlySet<string> = new Set();

  constructor(at: Place, hidden: Hidden, nth: 0 | 1) {
    this.#at = at;
    this.#hidden = hidden;
    this.#nth = nth;
    const chance = () => ({ random: seeded(at.random.below(1e6)), n: at.random.hex32() });
    this.#chance = { hider: chance(), opponent: chance() };
  }

  /** Plays as long as the two runs of a pair are alike; a game that ends before that is left there. */
  async play(): Promise<void> {
    const { random } = this.#at;
    await this.#sitDown();
    await this.#choose();
    if (this.#hidden === 'patron') return this.#allLook();
    await this.#exchange();
    for (let step = 0; step < STEPS && !this.#isOver; step += 1) {
      const chance = random.below(12);
      if (chance < 5) await this.#goOn('hider');
      else if (chance < 9) await this.#goOn('opponent');
      else if (chance === 9) await this.#look();
      else if (chance === 10) this.#goesBy(random.below(9_000));
      else await this.#tryInVain();
      await this.#settle();
    }
    if (!this.#isOver) await this.#allLook();
  }

  get #isOver(): boolean {
    return this.#viewOf('opponent').common.stage.at === 'finished';
  }

  /** Ends the films and lets time pass; not while somebody is asked, because silence may then show cards. */
  #goesBy(ms: number): void {
    const { visitors, clock } = this.#at;
    for (const who of ['hider', 'opponent'] as const) {
      const view = this.#viewOf(who);
      for (const { kind, seat, number } of awaitingIn(view))
        if (seat === view.viewer)
          visitors[who].watched({ match: this.#match, choice: kind === 'ask' ? `asking-${number}` : number });
    }
    const { stage } = this.#viewOf('opponent').common;
    if (stage.at === 'turn' && stage.asked === null) clock.advance(ms);
  }

  #settle(): Promise<void> {
    return untilTold(this.#at.app, this.#at.visitors);
  }

  async #ask(who: Exclude<Who, 'stranger'>, asked: Asked): Promise<CommandResult> {
    const { app, visitors, random } = this.#at;
    const device = present(deviceOf(trader(NUMBERS[who]).cookie), 'a browser');
    app.matches.context.unlocked.keep(app.store.read, device);
    const result = await visitors[who].command({ id: newCommandId(random, START), ...asked });
    await this.#settle();
    return result;
  }

  #move(who: Player, command: PlayGameCommand): Promise<CommandResult> {
    return this.#ask(who, { type: 'playGame', match: this.#match, command });
  }

  async #does(who: Player, command: PlayGameCommand): Promise<void> {
    const done = await this.#move(who, command);
    assert(done.ok, `${who} does ${command.type}: ${JSON.stringify(done)}`);
  }

  #viewOf(who: Player): SeatView {
    const { view } = this.#at.followers[who];
    assert(view.viewer !== 'watcher', 'both have a seat');
    return view;
  }

  async #sitDown(): Promise<void> {
    const { hider, opponent, watcher, referee, display, interested, stranger } = this.#at.visitors;
    const terms = { with: trader(NUMBERS.opponent).person, stake: 2, friendly: false } as const;
    const proposed = await this.#ask('hider', { type: 'proposeMatch', ...terms, table: 'patrons' });
    const proposal = proposed.ok && proposed.value.type === 'made' ? proposed.value.id : '';
    const started = await this.#ask('opponent', { type: 'acceptMatch', proposal, table: 'patrons' });
    assert(started.ok && started.value.type === 'started', 'a match is opened');
    const { match } = started.value;
    this.#match = match;
    for (const who of [hider, opponent]) await who.sync({ follow: { by: 'seat', match }, since: 0 });
    const code = present(opponent.watchOf(match), 'it may be watched');
    await watcher.sync({ follow: { by: 'code', code }, since: 0 });
    for (const who of [referee, display, interested])
      await who.sync({ follow: { by: 'floor', match }, since: 0 });
    await stranger.sync({ follow: { by: 'seat', match }, since: 0 });
    await this.#settle();
  }

  /** Both do their part in the draws; the hider's patron is sealed first, and the other's, if at all, after it. */
  async #choose(): Promise<void> {
    for (const who of ['hider', 'opponent'] as const) {
      const { viewer, seals } = this.#viewOf(who);
      const { n } = this.#chance[who];
      await this.#does(who, {
        type: 'promise',
        promise: promiseOf(this.#match, viewer, seals.commitment, n),
      });
    }
    const patron = PATRONS[this.#hidden === 'patron' ? this.#nth : 0];
    await this.#does('hider', { type: 'choosePatron', patron });
    await this.#look();
    if (this.#hidden === 'patron') return;
    await this.#does('opponent', { type: 'choosePatron', patron: 'ash-prophet' });
    for (const who of ['hider', 'opponent'] as const)
      await this.#does(who, { type: 'open', nonce: this.#chance[who].n });
  }

  async #exchange(): Promise<void> {
    const [one = '', other = ''] = this.#viewOf('hider').own.hand.map(({ copy }) => copy);
    const copies = this.#hidden === 'exchange' ? [this.#nth === 0 ? one : other] : [];
    await this.#does('hider', { type: 'exchange', copies });
    if (this.#hidden === 'exchange') this.#kept = new Set([one, other]);
    await this.#look();
    await this.#does('opponent', { type: 'exchange', copies: [] });
    if (this.#hidden !== 'pile') return;
    const seat = this.#viewOf('hider').viewer;
    this.#kept = await turnPile(this.#at.app, this.#match, seat, this.#nth === 1);
  }

  /** The moves that this seat may make and that name nothing that differs. */
  #movesOf(who: Player): readonly GameSeatCommand[] {
    const { viewer, common, own } = this.#viewOf(who);
    const moves = movesOf(terms, decide, { viewer, common, own });
    if (who === 'opponent') return moves;
    const kept = [...this.#kept].map((copy) => JSON.stringify(copy));
    return moves.filter((move) => !kept.some((copy) => JSON.stringify(move).includes(copy)));
  }

  async #goOn(who: Player): Promise<void> {
    const moves = this.#movesOf(who);
    if (moves.length === 0) return;
    const { random } = this.#chance[who];
    const move = random.below(8) === 0 ? moves.at(-1) : random.oneOf(moves);
    const { seat: _, ...command } = present(move, 'there are some');
    await this.#does(who, command);
  }

  /** The hider tries to play what differs, in ways that are refused whatever it is; others try what is not theirs. */
  async #tryInVain(): Promise<void> {
    const { own, viewer, common } = this.#viewOf('hider');
    const hidden = own.hand.find(({ copy }) => this.#kept.has(copy))?.copy ?? 'none';
    const turn = common.stage.at === 'turn' ? common.stage.turn : 0;
    await this.#move('hider', { type: 'play', turn: 99, copy: hidden, targets: [] });
    await this.#move('hider', { type: 'choose', asking: 9_999, copies: [hidden] });
    const card = `${viewer}:spark#1`;
    await this.#move('opponent', { type: 'play', turn, copy: card, targets: [[card]] });
    await this.#move('opponent', { type: 'strike', turn, copy: card, target: card });
    const concede = { type: 'playGame', match: this.#match, command: { type: 'concede' } } as const;
    await this.#ask('thirdTrader', concede);
    await this.#ask('referee', { type: 'openCards', match: this.#match, reason });
  }

  /** Everybody reads a page, and staff preview an act. */
  async #look(): Promise<void> {
    const { random, visitors } = this.#at;
    const match = this.#match;
    const path = random.oneOf(pagesOf({ match, contracts: [] }));
    for (const [who, visitor] of Object.entries(visitors)) if (who !== 'hider') await visitor.get(path);
    const act = random.oneOf(actsOn(this.#match));
    for (const who of ['referee', 'organiser', 'interested'] as const) await this.#preview(who, act);
  }

  async #preview(who: 'referee' | 'organiser' | 'interested', act: AskedAct): Promise<void> {
    const { app, visitors, random } = this.#at;
    const device = present(deviceOf(trader(NUMBERS[who]).cookie), 'a browser');
    app.matches.context.unlocked.keep(app.store.read, device);
    await visitors[who].preview({ id: newCommandId(random, START), ...act });
  }

  /** Everybody reads every page once, staff preview every act, and everybody asks for the match from its beginning. */
  async #allLook(): Promise<void> {
    const { visitors } = this.#at;
    const match = this.#match;
    for (const act of actsOn(this.#match))
      for (const who of ['referee', 'organiser', 'interested'] as const) await this.#preview(who, act);
    for (const path of pagesOf({ match, contracts: [] }))
      for (const [who, visitor] of Object.entries(visitors)) if (who !== 'hider') await visitor.get(path);
    await visitors.opponent.sync({ follow: { by: 'seat', match }, since: 0 });
    for (const who of ['referee', 'display'] as const)
      await visitors[who].sync({ follow: { by: 'floor', match }, since: 0 });
    await this.#settle();
  }
}
