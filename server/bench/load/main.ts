// The load: a process of its own with many pairs of phones, on one server. Its arguments: whose phones they are, how
// many pairs, the port, and the lobby's port where there is one.

import * as z from 'zod';
import { assert } from '@dunmer/shared/lib';
import { SEATS } from '@dunmer/shared/rules';
import { readyMatch, seedOf } from '../games/index.ts';
import { answerParent } from '../harness/index.ts';
import { barePair } from './barePair.ts';
import { boardgamePair } from './boardgamePair.ts';
import { burstsOf } from './burstsOf.ts';
import { ourPair } from './ourPair.ts';
import { AT_ONCE, Metronome } from './pace.ts';
import { type Pair, type Played, type Terms, verify } from './pair.ts';
import { bareWire, socketIoWire } from './wire.ts';

const [kind = '', pairsText = '', portText = '', lobbyText = ''] = process.argv.slice(2);
const port = Number(portText);

function connect(pair: number): Promise<Pair> {
  switch (kind) {
    case 'ours':
      return ourPair(port, pair, () => 0);
    case 'ours, weighed':
      return ourPair(port, pair, ({ match, version, events }, view, film) => {
        const bytes = (body: object): number => Buffer.byteLength(JSON.stringify(body));
        return bytes({ match, version, view, film }) - bytes({ match, version, events });
      });
    case 'boardgame':
      return boardgamePair(port, Number(lobbyText));
    case 'bareSocketIo':
      return barePair(() => socketIoWire({ port, namespace: '', cookie: '', auth: {} }));
    default:
      return barePair(() => bareWire(port));
  }
}

const pairs: Pair[] = [];
for (let i = 0; i < Number(pairsText); i++) pairs.push(await connect(i));
const bytesOf = (): number => pairs.reduce((sum, { bytes }) => sum + bytes, 0);

/** Lets all pairs play as long as `more` says so, each to the end of its match. */
async function playWhile(terms: Terms, more: () => boolean): Promise<readonly Played[]> {
  const played: Played[] = [];
  const one = async (pair: Pair, number: number): Promise<void> => {
    for (let nth = 1; more(); nth++)
      played.push(
        await pair.play(readyMatch(seedOf(number, nth)), { until: 'its end', pace: AT_ONCE, terms }),
      );
  };
  await Promise.all(pairs.map(one));
  return played;
}

const sum = (played: readonly Played[]): number =>
  played.reduce((total, { asStates }) => total + asStates, 0);

const windowAsked = z.object({ milliseconds: z.number(), terms: z.enum(['friendly', 'staked']) });

/**
 * Plays as many matches as the server can do in a window; each begins and ends inside it, and is checked after it.
 */
async function window(body: unknown) {
  const { milliseconds, terms } = windowAsked.parse(body);
  const [before, started] = [bytesOf(), performance.now()];
  const played = await playWhile(terms, () => performance.now() - started < milliseconds);
  const wall = (performance.now() - started) / 1000;
  const bytes = bytesOf() - before;
  return { played, result: { done: played.length, wall, bytes, asStates: sum(played) } };
}

/** The first pair that only holds matches; pairs of a load that plays have lower numbers. */
const FIRST_TO_HOLD = 256;
const AT_A_TIME = 16;
const TO_BOTH_FRONTS = { until: 'both fronts', pace: AT_ONCE, terms: 'friendly' } as const;

/** Leaves a number of matches standing with both front rows committed, each between traders of its own (rule 1.5). */
async function hold(body: unknown): Promise<number> {
  const count = z.number().parse(body);
  const nobodyShort = (pair: number): boolean =>
    SEATS.every((seat) => !readyMatch(pair).plan.layout[seat].includes(null));
  let next = FIRST_TO_HOLD;
  let left = count;
  const one = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      do next += 1;
      while (!nobodyShort(next));
      const number = next;
      const pair = await connect(number);
      await pair.play(readyMatch(seedOf(number, 1)), TO_BOTH_FRONTS);
      pair.close();
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, one));
  return count;
}

interface Numbered {
  readonly pair: Pair;
  readonly number: number;
}

/** Pairs that play nothing now; whoever needs one waits until there is one. */
class Pool {
  readonly #free: Numbered[];
  readonly #waiting: ((pair: Numbered) => void)[] = [];

  constructor(all: readonly Pair[]) {
    this.#free = all.map((pair, number) => ({ pair, number }));
  }

  async take(): Promise<Numbered> {
    return this.#free.pop() ?? new Promise((resolve) => this.#waiting.push(resolve));
  }

  give(pair: Numbered): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free.push(pair);
    else next(pair);
  }
}

const until = async (moment: number): Promise<void> => {
  const wait = moment - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
};

const openLoopAsked = z.object({ rate: z.number(), seconds: z.number(), think: z.number() });

/** Begins `rate` matches a second without waiting for the others, and tells how long every answer took. */
async function openLoop(body: unknown) {
  const { rate, seconds, think } = openLoopAsked.parse(body);
  const metronome = new Metronome(think);
  const playing = { until: 'its end', pace: metronome, terms: 'friendly' } as const;
  const free = new Pool(pairs);
  const running: Promise<Played>[] = [];
  const started = performance.now();
  const one = async (nth: number, meant: number): Promise<Played> => {
    const taken = await free.take();
    // A match that had to wait for phones begins late, which counts like a late answer.
    if (performance.now() - meant > 1) metronome.answered(meant);
    const played = await taken.pair.play(readyMatch(seedOf(taken.number, nth)), playing);
    free.give(taken);
    return played;
  };
  for (let nth = 0; nth < rate * seconds; nth++) {
    const meant = started + (nth * 1000) / rate;
    await until(meant);
    running.push(one(nth, meant));
  }
  const played = await Promise.all(running);
  return { played, result: { latencies: metronome.latencies, wall: (performance.now() - started) / 1000 } };
}

async function checked<T>(
  run: Promise<{ readonly played: readonly Played[]; readonly result: T }>,
): Promise<T> {
  const { played, result } = await run;
  assert(played.length > 0, 'matches were played');
  for (const [nth, match] of played.entries()) {
    verify(match);
    // Phones that are silent for long while others are measured would be cut.
    if (nth % 16 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return result;
}

answerParent({
  ready: () => pairs.length,
  window: (body) => checked(window(body)),
  openLoop: (body) => checked(openLoop(body)),
  hold,
  bursts: burstsOf(pairs),
});
