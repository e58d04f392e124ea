// Window run: a whole match with promises and intrigue cards and many onlookers, by the chance of a plan; the hider
// plays nothing that differs, but tries to.

import { assert, present } from '@dunmer/shared/lib';
import { promiseOf } from '@dunmer/shared/fairness';
import type { MatchId, PlayCommand } from '@dunmer/shared/protocol';
import { playsOf } from '@dunmer/shared/rules';
import { legalCommand, type Random, seeded, withN } from '@dunmer/shared/testing';
import type { Held } from '@dunmer/shared/windows';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { READY_CARDS, readEdition } from '../../src/catalogue/index.ts';
import { trader } from '../support/seed.ts';
import type { Crowd } from './crowd.ts';
import { pagesOf } from './windowPages.ts';
import { type Asked, GIVER, type Hidden, NUMBERS } from './windowPeople.ts';

const { catalogue } = readEdition(READY_CARDS);
const plays = playsOf(catalogue, PRINTED);

/** The steps after which the bell rings; the first ring brings what differs. */
const RINGS = [12, 40, 90] as const;

export class WindowRun {
  readonly #crowd: Crowd;
  readonly #hidden: Hidden;
  readonly #contracts: readonly string[];
  readonly #chance: Readonly<Record<'hider' | 'opponent', { readonly random: Random; readonly n: string }>>;
  #match: MatchId = '';
  #rung = 0;

  constructor(crowd: Crowd, hidden: Hidden, contracts: readonly string[]) {
    this.#crowd = crowd;
    this.#hidden = hidden;
    this.#contracts = contracts;
    const { random } = crowd;
    const chance = () => ({ random: seeded(random.below(1e6)), n: random.hex32() });
    this.#chance = { hider: chance(), opponent: chance() };
  }

  /** Plays until the first ring in the match, or its end. */
  async play(until: 'ring' | 'end'): Promise<'finished' | 'stuck'> {
    const crowd = this.#crowd;
    await this.#sitDown();
    crowd.isPlaying = true;
    for (let step = 0; step < 900; step++) {
      if (step === RINGS[this.#rung]) await this.#ring();
      if (until === 'ring' && this.#rung > 0) return 'finished';
      await this.#step();
      await crowd.settle();
      if (crowd.visitors.hider.view?.common.phase.at === 'finished') {
        crowd.isPlaying = false;
        await crowd.readsAll({ match: this.#match, contracts: this.#contracts });
        return 'finished';
      }
    }
    return 'stuck';
  }

  /** IN6: everybody draws one, in the middle of the match; later the hider draws two, which in time are too many. */
  async #ring(): Promise<void> {
    const crowd = this.#crowd;
    const person = trader(NUMBERS.hider).person;
    const reason = 'as it goes';
    this.#rung += 1;
    if (this.#rung === 1) await crowd.before.stacked.atRing(this.#hidden.drawn, person);
    await crowd.does('organiser', { type: 'ring', ring: this.#rung, reason });
    await crowd.staffLook();
    await crowd.tries('interested', { type: 'openIntrigueHand', person, reason });
    if (this.#rung > 1) await crowd.does('organiser', { type: 'letDraw', person, n: 2, reason });
  }

  async #sitDown(): Promise<void> {
    const { hider, opponent, watcher, referee, display, stranger } = this.#crowd.visitors;
    const wish = {
      type: 'proposeMatch',
      with: trader(NUMBERS.opponent).person,
      stake: 2,
      friendly: false,
    } as const;
    const proposed = await this.#command('hider', wish);
    const proposal = proposed.ok && proposed.value.type === 'made' ? proposed.value.id : '';
    const started = await this.#command('opponent', { type: 'acceptMatch', proposal });
    assert(started.ok && started.value.type === 'started', 'a match is opened');
    const { match } = started.value;
    this.#match = match;
    for (const who of [hider, opponent]) await who.sync({ follow: { by: 'seat', match }, since: 0 });
    const code = present(opponent.watchOf(match), 'it may be watched');
    await watcher.sync({ follow: { by: 'code', code }, since: 0 });
    for (const who of [referee, display]) await who.sync({ follow: { by: 'floor', match }, since: 0 });
    await stranger.sync({ follow: { by: 'seat', match }, since: 0 });
  }

  async #step(): Promise<void> {
    const { random } = this.#crowd;
    const chance = random.below(14);
    if (chance < 4) return this.#goOn('opponent');
    if (chance < 8) return this.#goOn('hider');
    if (chance < 10) return this.#tryInVain();
    if (chance === 10) return this.#crowd.goesBy(random.below(25_000));
    if (chance === 11) return this.#sayAhead();
    await this.#crowd.reads(random.oneOf(pagesOf({ match: this.#match, contracts: this.#contracts })));
  }

  #viewOf(who: 'hider' | 'opponent') {
    const view = present(this.#crowd.visitors[who].view, 'both follow their match');
    assert(view.viewer !== 'watcher', 'both have a seat');
    return view;
  }

  /**
   * Does what a phone does by itself, or what its owner does: the opponent plays whatever can be played, the hider only
   * what both runs hold.
   */
  async #goOn(who: 'hider' | 'opponent'): Promise<void> {
    const view = this.#viewOf(who);
    const { random, n } = this.#chance[who];
    if (!view.seals.promised[view.viewer]) {
      const promise = promiseOf(this.#match, view.viewer, view.seals.commitment, n);
      return this.#play(who, { type: 'promise', promise });
    }
    const { windows } = view.common;
    if (windows?.holdings[view.viewer].surplus === true) return this.#keep(who, view.own.windows?.hand ?? []);
    const may = plays(view).filter(({ held }) => who === 'opponent' || this.#isCommon(held));
    if (may.length > 0 && this.#crowd.random.below(2) === 0) {
      const { held, asking, choosing } = random.oneOf(may);
      const on = choosing === null ? [] : random.shuffled(choosing.from).slice(0, choosing.atMost);
      return this.#play(who, { type: 'play', card: held.key, on, asking });
    }
    if (windows !== undefined && windows.open?.asked === view.viewer)
      return this.#play(who, { type: 'pass', asking: windows.asking });
    const command = legalCommand(view, withN(n), random);
    if (command !== null) await this.#play(who, command);
  }

  /** Whether both runs hold a card of the hider's. */
  #isCommon({ kind, key, card }: Held): boolean {
    return kind === 'promise' ? card === 'blessing' : !this.#crowd.before.stacked.buried.has(key);
  }

  /** IN10: ends a surplus at once, keeping seven; the hider keeps whatever differs. */
  async #keep(who: 'hider' | 'opponent', hand: readonly Held[]): Promise<void> {
    const copies = hand.filter(({ kind }) => kind === 'intrigue');
    const differs = copies.filter((held) => !this.#isCommon(held));
    const kept = new Set([...differs, ...copies.filter((held) => this.#isCommon(held))].slice(0, 7));
    await this.#command(who, {
      type: 'keepIntrigue',
      copies: copies.filter((held) => kept.has(held)).map(({ key }) => key),
    });
  }

  /** The hider tries to play what differs: it is refused, whatever it is, and nobody is told. */
  async #tryInVain(): Promise<void> {
    const view = this.#viewOf('hider');
    const { phase, windows } = view.common;
    const hidden = (view.own.windows?.hand ?? []).filter((held) =>
      held.kind === 'promise' ? held.owner === trader(GIVER).person : !this.#isCommon(held),
    );
    const card = hidden[this.#crowd.random.below(4)] ?? null;
    const asking = phase.at === 'stop' && windows !== undefined ? windows.asking : null;
    // A promise is played on no cell, and a card on an asking that is over: refused even in their own window.
    const wrong = card?.kind === 'intrigue' ? 999 : asking;
    await this.#play('hider', { type: 'play', card: card?.key ?? 'none/none', on: [], asking: wrong });
  }

  async #sayAhead(): Promise<void> {
    const windows = this.#crowd.random.below(3) === 0 ? (['revealed', 'between'] as const) : [];
    await this.#play(this.#crowd.random.oneOf(['hider', 'opponent'] as const), { type: 'ahead', windows });
  }

  async #play(who: 'hider' | 'opponent', command: PlayCommand): Promise<void> {
    await this.#command(who, { type: 'play', match: this.#match, command });
  }

  #command(who: 'hider' | 'opponent', asked: Asked) {
    return this.#crowd.tries(who, asked);
  }
}
