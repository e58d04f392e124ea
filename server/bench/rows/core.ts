// Rows 6 and 7: the rules alone, and the conformance tool without its process.

import { assert, present } from '@dunmer/shared/lib';
import type { Catalogue } from '@dunmer/shared/cards';
import { type BySeat, bySeat, decide, type DeckCard, type MatchState } from '@dunmer/shared/rules';
import { resolveLine } from '@dunmer/shared/script';
import { packer, type Packed, survivorsOf } from '../floors/index.ts';
import {
  ableCards,
  dealFrom,
  diceOf,
  type Plan,
  plainCards,
  planOf,
  playPlan,
  tossOf,
} from '../games/index.ts';
import {
  type Contender,
  inProcess,
  isNoisy,
  type Measurement,
  perCpuSecond,
  ratioOf,
  speedOf,
  takeTurns,
} from '../harness/index.ts';
import { CORE_ABLE, CORE_PLAIN, RESOLVE } from './goals.ts';
import { linesOf } from './lines.ts';
import type { Mode } from './mode.ts';

const MATCHES = 1024;
const DECK = 8;
/** The floor's speed on the machine for which the goals were set, in matches a CPU-second. */
const FLOOR_OF_GOALS = 36_000_000;

interface Dealt {
  readonly decks: BySeat<readonly DeckCard[]>;
  readonly plan: Plan;
}

const dealt = (catalogue: Catalogue): readonly Dealt[] =>
  Array.from({ length: MATCHES }, (_, seed) => {
    const decks = dealFrom(catalogue, diceOf(seed), DECK);
    return { decks, plan: planOf(seed, { a: DECK, b: DECK }) };
  });

/** Plays the dealt matches by the core, one after another, for ever. */
function player(catalogue: Catalogue, matches: readonly Dealt[]): (nth: number) => MatchState {
  const rules = decide(catalogue);
  return (nth) => {
    const { plan, decks } = present(matches[nth % MATCHES], 'a match');
    return playPlan(rules, plan, decks, { toss: (occasion) => tossOf(plan, occasion) });
  };
}

/** Makes batches of 64 dealt matches, each time the next ones. */
function batches(one: (nth: number) => unknown, size: number): () => number {
  let at = 0;
  return () => {
    for (let i = 0; i < size; i++) one(at++);
    return size;
  };
}

function laid(matches: readonly Dealt[], catalogue: Catalogue): readonly BySeat<readonly Packed[]>[] {
  const packed = packer(catalogue);
  return matches.map(({ plan, decks }) =>
    bySeat((seat) =>
      plan.layout[seat].map((position) => packed(present(decks[seat][position ?? -1], 'a full half').card)),
    ),
  );
}

/**
 * The unrolled resolver over the matches without abilities. It counts only because it arrives at the core's results.
 */
function unrolled(): { readonly floor: Contender; readonly play: (nth: number) => MatchState } {
  const catalogue = plainCards();
  const matches = dealt(catalogue);
  const play = player(catalogue, matches);
  const floor = laid(matches, catalogue);
  floor.forEach(({ a, b }, nth) => {
    const { ending } = finished(play(nth));
    assert(ending.kind === 'counted' || ending.kind === 'drawn', 'a match without abilities is counted');
    assert(
      survivorsOf(a, b) === ending.survivors.a + 8 * ending.survivors.b,
      'the floor comes to the same survivors',
    );
  });
  // A result that nobody uses might not be computed at all.
  let survivors = 0;
  const resolveOne = (nth: number): void => {
    const { a, b } = present(floor[nth % MATCHES], 'a match');
    survivors += survivorsOf(a, b);
    assert(survivors > 0, 'the floor does its work');
  };
  return { floor: inProcess('floor', batches(resolveOne, 65_536)), play };
}

/** Row 6. */
export async function measurePlain({ core }: Mode): Promise<Measurement> {
  const { floor, play } = unrolled();
  const rounds = await takeTurns([inProcess('core', batches(play, 64)), floor], core);
  return {
    goal: CORE_PLAIN,
    value: ratioOf(rounds, ['core', 'floor'], perCpuSecond),
    noisy: isNoisy(rounds, ['core', 'floor']),
    controls: [],
    facts: {
      'core, matches a CPU-second': speedOf(rounds, 'core', perCpuSecond).median,
      'floor, matches a CPU-second': speedOf(rounds, 'floor', perCpuSecond).median,
    },
  };
}

function finished({ common }: MatchState) {
  assert(common.phase.at === 'finished', 'a planned match is played to its end');
  return common.phase;
}

/**
 * Row 7, first half: an ability on every card. Its must is the only speed among the goals, set for a machine on which
 * the floor reaches `FLOOR_OF_GOALS`. On a slower machine, or one that others slow down, the floor beside it shows by
 * how much.
 */
export async function measureAble({ core }: Mode): Promise<Measurement> {
  const catalogue = ableCards();
  const matches = dealt(catalogue);
  const play = player(catalogue, matches);
  matches.forEach((_, nth) => finished(play(nth)));
  const rounds = await takeTurns([inProcess('core', batches(play, 64)), unrolled().floor], core);
  const { median, min, max } = ratioOf(rounds, ['core', 'floor'], perCpuSecond);
  return {
    goal: CORE_ABLE,
    value: { median: median * FLOOR_OF_GOALS, min: min * FLOOR_OF_GOALS, max: max * FLOOR_OF_GOALS },
    noisy: isNoisy(rounds, ['core', 'floor']),
    controls: [],
    facts: {
      'here, matches a CPU-second': speedOf(rounds, 'core', perCpuSecond).median,
      'floor, matches a CPU-second': speedOf(rounds, 'floor', perCpuSecond).median,
    },
  };
}

/** Row 7, second half: `resolve` and `JSON.parse` read the same random lines, each all of them in every window. */
export async function measureResolve({ core, lines: count }: Mode): Promise<Measurement> {
  const lines = linesOf(count);
  let bytes = 0;
  const parse = (): number => {
    for (const line of lines) if (JSON.parse(line) === null) bytes += 1;
    return count;
  };
  const resolve = (): number => {
    for (const line of lines) bytes += JSON.stringify(resolveLine(line)).length;
    return count;
  };
  // Every window reads every line at least once.
  const pace = { ...core, milliseconds: 1, warmUp: 1 };
  const rounds = await takeTurns([inProcess('resolve', resolve), inProcess('JSON.parse', parse)], pace);
  assert(bytes > count, 'the lines have results');
  return {
    goal: RESOLVE,
    value: ratioOf(rounds, ['JSON.parse', 'resolve'], perCpuSecond),
    noisy: isNoisy(rounds, ['resolve', 'JSON.parse']),
    controls: [],
    facts: {
      'resolve, lines a CPU-second': speedOf(rounds, 'resolve', perCpuSecond).median,
      'bytes a line': Math.round(lines.reduce((sum, line) => sum + line.length, 0) / count),
    },
  };
}
