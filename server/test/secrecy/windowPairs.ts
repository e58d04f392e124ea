// Window pairs: two runs of a whole match with promises, over real sockets, that differ in what the hider holds alone:
// nobody else is sent another byte, asked at another time, or given another clock (PROMISES 4, 7 and 11).

import { deviceOf } from '../../src/device/index.ts';
import { assert, present } from '@dunmer/shared/lib';
import { promiseOf } from '@dunmer/shared/fairness';
import type { ClientCommand, MatchId, PlayCommand } from '@dunmer/shared/protocol';
import { playsOf } from '@dunmer/shared/rules';
import { legalCommand, type Random, ScriptedClock, seeded, withN } from '@dunmer/shared/testing';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { READY_CARDS, readEdition } from '../../src/catalogue/index.ts';
import { newCommandId } from '../support/commandId.ts';
import { onContract } from '../support/onContract.ts';
import { entropyFrom } from '../support/scriptedEntropy.ts';
import { seedStore, trader } from '../support/seed.ts';
import { type TestApp, testApp } from '../support/testApp.ts';
import { taped } from './inProcessRoom.ts';
import { SocketVisitor } from './socketVisitor.ts';
import { Tape } from './tape.ts';

const START = 1_800_000_000_000;
/** By number: who plays, who looks on, and GIVER, who gives and looks at nothing. */
const NUMBERS = {
  hider: 0,
  opponent: 1,
  thirdTrader: 2,
  watcher: 3,
  display: 4,
  organiser: 5,
  referee: 6,
} as const;
type Who = keyof typeof NUMBERS | 'stranger';
const GIVER = 7;
const SEEDING = {
  count: 8,
  staff: { 4: 'display', 5: 'organiser', 6: 'referee' } as const,
  claimTime: 60,
};
const { catalogue } = readEdition(READY_CARDS);
const plays = playsOf(catalogue, PRINTED);

/** What GIVER gives the hider in one run and in the other; one of them could be played, and is not. */
const HIDDEN = [
  ['whisper', 'the-cut'],
  ['hideout', 'word-of-peace'],
] as const;

/** All of it is kept: there is nothing else to hide than what a hand holds. */
class WholeTape extends Tape {
  override keep(line: string): void {
    this.raw.push(line);
    this.lines.push(line);
  }
}

type Asked = ClientCommand extends infer T ? (T extends unknown ? Omit<T, 'id'> : never) : never;

/** What was done before anybody looks on: promises are dealt, and given to both. */
class Before {
  readonly #app: TestApp['app'];
  readonly #random: Random;

  constructor({ app }: TestApp, random: Random) {
    this.#app = app;
    this.#random = random;
  }

  async ask(number: number, asked: Asked): Promise<string> {
    const device = present(deviceOf(trader(number).cookie), 'a browser');
    this.#app.matches.context.unlocked.keep(this.#app.store.read, device);
    const done = await this.#app.commands.command(device, {
      id: newCommandId(this.#random, START),
      ...asked,
    });
    assert(done.ok, `${asked.type} is done`);
    return done.value.type === 'made' ? done.value.id : '';
  }

  async give(from: number, to: number, card: string): Promise<void> {
    const contract = await this.ask(from, {
      ...{
        type: 'offerContract',
        with: trader(to).person,
        text: 'A word',
        sum: 0,
        payer: 'one',
        counters: null,
      },
      pledges: { gives: `${trader(from).person}/${card}`, asks: null },
    });
    await this.ask(to, onContract(contract, { type: 'accept', pledges: true }));
    for (const party of [from, to]) await this.ask(party, onContract(contract, { type: 'confirmHandover' }));
  }

  async prepare(hidden: readonly string[]): Promise<void> {
    const reason = 'at the start';
    const organiser = NUMBERS.organiser;
    await this.ask(organiser, { type: 'set', change: { name: 'promises', value: 'on' }, reason });
    for (const [number, house] of [
      [GIVER, 'hideout'],
      [NUMBERS.thirdTrader, 'blessing'],
      [NUMBERS.watcher, 'short-cut'],
    ] as const)
      await this.ask(organiser, { type: 'dealPledges', people: [trader(number).person], house, reason });
    for (const card of hidden) await this.give(GIVER, NUMBERS.hider, card);
    await this.give(NUMBERS.thirdTrader, NUMBERS.hider, 'blessing');
    await this.give(NUMBERS.watcher, NUMBERS.opponent, 'short-cut');
    await this.give(NUMBERS.watcher, NUMBERS.opponent, 'whisper');
  }
}

const PAGES = [
  ...['/api/me', '/api/me/pledges', '/api/me/statement', '/api/me/matches', '/api/me/contracts'],
  ...['/api/staff/matches', '/api/staff/people'],
] as const;

class Run {
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

interface Played {
  readonly end: 'finished' | 'stuck';
  readonly tapes: Readonly<Record<string, readonly string[]>>;
}

async function runOnce(seed: number, nth: 0 | 1): Promise<Played> {
  const random = seeded(seed);
  const clock = new ScriptedClock(START);
  const log = new WholeTape('a');
  const server = await testApp(
    { publicUrl: 'http://trade.test' },
    { clock, entropy: entropyFrom(seeded(seed + 1)), log: taped(log), storage: 'memory', seeding: null },
  );
  await seedStore(server.app.store, SEEDING);
  await new Before(server, random).prepare(HIDDEN[nth]);
  const tape = () => new WholeTape('a');
  const connect = (number: number) => SocketVisitor.connect(server.url, trader(number).cookie, tape());
  const visitors = {
    hider: await connect(NUMBERS.hider),
    opponent: await connect(NUMBERS.opponent),
    thirdTrader: await connect(NUMBERS.thirdTrader),
    watcher: await connect(NUMBERS.watcher),
    display: await connect(NUMBERS.display),
    organiser: await connect(NUMBERS.organiser),
    referee: await connect(NUMBERS.referee),
    stranger: await SocketVisitor.connect(server.url, null, tape()),
  };
  const end = await new Run(visitors, random, clock).play();
  for (const visitor of Object.values(visitors)) visitor.close();
  await server.close();
  const tapes = Object.entries(visitors).map(([who, visitor]) => [who, visitor.tape.lines] as const);
  return { end, tapes: { ...Object.fromEntries(tapes), log: log.lines } };
}

export interface WindowReport {
  readonly differences: readonly {
    readonly seed: number;
    readonly who: string;
    readonly one: string;
    readonly other: string;
  }[];
  readonly finished: number;
  /** In how many pairs the hider itself was sent something else: there was something to hide. */
  readonly hidden: number;
  readonly stops: number;
  readonly played: number;
  readonly refused: number;
}

function differenceIn(seed: number, one: Played, other: Played): WindowReport['differences'] {
  for (const [who, lines] of Object.entries(one.tapes)) {
    const theirs = other.tapes[who] ?? [];
    for (let at = 0; who !== 'hider' && at < Math.max(lines.length, theirs.length); at++)
      if (lines[at] !== theirs[at])
        return [{ seed, who, one: lines[at] ?? 'nothing', other: theirs[at] ?? 'nothing' }];
  }
  return [];
}

const heard = ({ tapes }: Played, who: string, what: string): number =>
  (tapes[who] ?? []).filter((line) => line.includes(what)).length;

/** Plays pairs until the first that differs. */
export async function playWindowPairs(from: number, pairs: number): Promise<WindowReport> {
  const report = { finished: 0, hidden: 0, stops: 0, played: 0, refused: 0 };
  for (let seed = from; seed < from + pairs; seed++) {
    const one = await runOnce(seed, 0);
    const other = await runOnce(seed, 1);
    report.finished += one.end === 'finished' ? 1 : 0;
    report.hidden += one.tapes['hider']?.join('\n') === other.tapes['hider']?.join('\n') ? 0 : 1;
    report.stops += heard(one, 'watcher', '"StopBegun"');
    report.played += heard(one, 'watcher', '"CardPlayed"');
    report.refused += heard(one, 'hider', '"wrong-window"');
    const differences = differenceIn(seed, one, other);
    if (differences.length > 0) return { ...report, differences };
  }
  return { ...report, differences: [] };
}
