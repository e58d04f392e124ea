// Window run: a whole match with promises among many who look on, by the chance of a plan; the hider plays nothing of
// what differs, and tries to.

import { assert, present } from '@dunmer/shared/lib';
import { promiseOf } from '@dunmer/shared/fairness';
import type { MatchId, PlayCommand } from '@dunmer/shared/protocol';
import { playsOf } from '@dunmer/shared/rules';
import { legalCommand, type Random, type ScriptedClock, seeded, withN } from '@dunmer/shared/testing';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { READY_CARDS, readEdition } from '../../src/catalogue/index.ts';
import { newCommandId } from '../support/commandId.ts';
import { trader } from '../support/seed.ts';
import type { SocketVisitor } from './socketVisitor.ts';
import { type Asked, GIVER, NUMBERS, START, type Who } from './windowPeople.ts';

const { catalogue } = readEdition(READY_CARDS);
const plays = playsOf(catalogue, PRINTED);

const PAGES = [
  ...['/api/me', '/api/me/pledges', '/api/me/statement', '/api/me/matches', '/api/me/contracts'],
  ...['/api/staff/matches', '/api/staff/people'],
] as const;

export class WindowRun {
  readonly #visitors: Readonly<Record<Who, SocketVisitor>>;
  readonly #random: Random;
  readonly #clock: ScriptedClock;
  readonly #chance: Readonly<Record<'hider' | 'opponent', { readonly random: Random; readonly n: string }>>;
  #match: MatchId = '';

  constructor(visitors: Readonly<Record<Who, SocketVisitor>>, random: Random, clock: ScriptedClock) {
    this.#visitors = visitors;
    this.#random = random;
    this.#clock = clock;
    const chance = () => ({ random: seeded(random.below(1e6)), n: random.hex32() });
    this.#chance = { hider: chance(), opponent: chance() };
  }

  async play(): Promise<'finished' | 'stuck'> {
    await this.#sitDown();
    for (let step = 0; step < 600; step++) {
      await this.#step();
      await this.#settle();
      if (this.#visitors.hider.view?.common.phase.at === 'finished') {
        for (const page of PAGES) await this.#page(page);
        return 'finished';
      }
    }
    return 'stuck';
  }

  async #sitDown(): Promise<void> {
    const { hider, opponent, watcher, referee, display, stranger } = this.#visitors;
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
    const chance = this.#random.below(14);
    if (chance < 4) return this.#goOn('opponent');
    if (chance < 8) return this.#goOn('hider');
    if (chance < 10) return this.#tryInVain();
    if (chance === 10) return this.#clock.advance(this.#random.below(25_000));
    if (chance === 11) return this.#sayAhead();
    return this.#page(this.#random.oneOf(PAGES));
  }

  #viewOf(who: 'hider' | 'opponent') {
    const view = present(this.#visitors[who].view, 'both follow their match');
    assert(view.viewer !== 'watcher', 'both have a seat');
    return view;
  }

  /** What their phone does by itself, or they do: the opponent plays what can be played, the hider what both runs hold. */
  async #goOn(who: 'hider' | 'opponent'): Promise<void> {
    const view = this.#viewOf(who);
    const { random, n } = this.#chance[who];
    if (!view.seals.promised[view.viewer]) {
      const promise = promiseOf(this.#match, view.viewer, view.seals.commitment, n);
      return this.#play(who, { type: 'promise', promise });
    }
    const may = plays(view).filter(({ held }) => who === 'opponent' || held.card === 'blessing');
    if (may.length > 0 && this.#random.below(2) === 0) {
      const { held, asking, choosing } = random.oneOf(may);
      const on = choosing === null ? [] : random.shuffled(choosing.from).slice(0, choosing.atMost);
      return this.#play(who, { type: 'play', card: held.key, on, asking });
    }
    const command = legalCommand(view, withN(n), random);
    if (command !== null) await this.#play(who, command);
  }

  /** The hider tries to play what differs: it is refused, whatever it is, and nobody is told. */
  async #tryInVain(): Promise<void> {
    const view = this.#viewOf('hider');
    const { phase, windows } = view.common;
    const hidden = (view.own.windows?.hand ?? []).filter(
      (held) => held.kind === 'promise' && held.owner === trader(GIVER).person,
    );
    const card = hidden[this.#random.below(2)]?.key ?? 'none/none';
    const asking = phase.at === 'stop' && windows !== undefined ? windows.asking : null;
    // Nobody's cell: it would be refused in its own window too.
    await this.#play('hider', { type: 'play', card, on: [], asking });
  }

  async #sayAhead(): Promise<void> {
    const windows = this.#random.below(3) === 0 ? (['revealed', 'between'] as const) : [];
    await this.#play(this.#random.oneOf(['hider', 'opponent'] as const), { type: 'ahead', windows });
  }

  async #page(path: string): Promise<void> {
    for (const [who, visitor] of Object.entries(this.#visitors)) if (who !== 'hider') await visitor.get(path);
    await this.#visitors.stranger.file(this.#match, null);
  }

  async #play(who: 'hider' | 'opponent', command: PlayCommand): Promise<void> {
    await this.#command(who, { type: 'play', match: this.#match, command });
  }

  #command(who: 'hider' | 'opponent', asked: Asked) {
    return this.#visitors[who].command({ id: newCommandId(this.#random, START), ...asked });
  }

  async #settle(): Promise<void> {
    for (const visitor of Object.values(this.#visitors)) await visitor.settle();
  }
}
