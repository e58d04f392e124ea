// Random games: whole matches of any cards, played by seats that keep to the rules and sometimes give up.

import * as fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { assert, present } from '../lib/index.ts';
import type { CardId, Catalogue } from '../cards/index.ts';
import {
  type BySeat,
  bySeat,
  type CommonState,
  decide,
  type Decide,
  type DeckAnswer,
  type DeckCard,
  evolveAll,
  type Laying,
  layingCells,
  mayLay,
  type MatchState,
  NEW_MATCH,
  nextLaying,
  openMatch,
  type Random,
  type RuleCommand,
  type RuleEvent,
  type Seat,
  SEATS,
  type WindowTerms,
} from '../rules/index.ts';
import type { WindowCards } from '../windows/index.ts';
import { arbDeck } from './arbitraries.ts';
import { arbLivelyCatalogue } from './arbLively.ts';
import { windowMovesOf, windowSurprises } from './windowMoves.ts';

export interface RandomGame {
  readonly catalogue: Catalogue;
  readonly decks: BySeat<readonly CardId[]>;
  /** Everything that happens by chance follows from it. */
  readonly seed: number;
  /** `any`: sometimes somebody concedes, or a referee acts. */
  readonly manner: 'played-out' | 'any';
  /** Present if promises and intrigue cards are played. */
  readonly windows?: GameWindows;
}

/** The terms and cards of a game's windows. */
export interface GameWindows {
  readonly terms: WindowTerms;
  readonly cards: WindowCards;
}

/** A command, with the state before it, and what it led to. */
export interface RandomStep {
  readonly before: MatchState;
  readonly command: RuleCommand;
  readonly tosses: readonly Seat[];
  readonly events: readonly RuleEvent[];
  readonly after: MatchState;
}

/** Picks an item of a list that is not empty. */
export type Chooser = <T>(items: readonly T[]) => T;

/** Makes a decider. The laws are tested with planted bugs in its place. */
export type MakeDecide = (catalogue: Catalogue, deckAnswer?: DeckAnswer, windowCards?: WindowCards) => Decide;

/** Returns the decider of a game. */
export const deciderOf = ({ catalogue, windows }: RandomGame, makeDecide: MakeDecide): Decide =>
  makeDecide(catalogue, undefined, windows?.cards);

/** Returns the events with which a game begins. */
export const openingOf = (game: RandomGame): readonly RuleEvent[] =>
  openMatch(decksOf(game), {
    friendly: false,
    ...(game.windows === undefined ? {} : { windows: game.windows.terms }),
  });

/** A game with any two decks and any course, from any catalogue (a lively one by default). */
export const arbRandomGame = (
  manner: RandomGame['manner'],
  catalogues: fc.Arbitrary<Catalogue> = arbLivelyCatalogue,
): fc.Arbitrary<RandomGame> =>
  catalogues.chain((catalogue) =>
    fc.record({
      catalogue: fc.constant(catalogue),
      decks: fc
        .record({ a: arbDeck(catalogue), b: arbDeck(catalogue) })
        .map(({ a, b }) => ({ a: a.cards, b: b.cards })),
      seed: fc.integer(),
      manner: fc.constant(manner),
    }),
  );

/** Returns a chooser that makes the same choices for the same seed. */
export function chooserOf(seed: number): Chooser {
  const generator = xoroshiro128plus(seed);
  return (items) => {
    const [item] = items.slice(uniformInt(generator, 0, items.length - 1)).map((value) => ({ value }));
    return present(item, 'there is something to choose from').value;
  };
}

/** Returns the items in another order. */
function shuffled<T>(items: readonly T[], choose: Chooser): readonly T[] {
  const left = [...items.keys()];
  return items.flatMap(() => {
    const [at = 0] = left.splice(left.indexOf(choose(left)), 1);
    return items.slice(at, at + 1);
  });
}

/** Returns the copies of a game's decks: `a.0`, `a.1`, … and `b.0`, … */
export const decksOf = (game: RandomGame): BySeat<readonly DeckCard[]> =>
  bySeat((seat) => game.decks[seat].map((card, i) => ({ copy: `${seat}.${i}`, card })));

/** Returns a random laying of what this seat may lay now; null if it may lay nothing. */
export function randomLaying(state: MatchState, seat: Seat, choose: Chooser): Laying | null {
  const row = nextLaying(state.common, seat);
  if (row === null || !mayLay(state.common, seat)) return null;
  const copies = shuffled(state.secret[seat].deck, choose).map((owned) => owned.copy);
  const cells = layingCells(row).map((_, i) => copies[i] ?? null);
  return row === 'half'
    ? { row, cells: shuffled(cells, choose) }
    : { row, cells: cells.filter((copy) => copy !== null) };
}

/** Returns commands that the rules allow next, random within each kind. */
function movesOf(state: MatchState, choose: Chooser): readonly RuleCommand[] {
  const { phase, windows } = state.common;
  if (phase.at === 'stop' || windows?.open) return [];
  if (phase.at === 'placing') {
    if (phase.order === 'toss') return [{ type: 'tossForPlacement' }];
    const layings = SEATS.flatMap((seat): readonly RuleCommand[] => {
      const laying = randomLaying(state, seat, choose);
      return laying === null ? [] : [{ type: 'place', seat, laying }];
    });
    return layings.length === 0 ? [{ type: 'reveal' }] : layings;
  }
  if (phase.at === 'claiming') {
    const { claimant: seat, claimable } = phase;
    return [
      { type: 'claim', seat, copy: choose(claimable) },
      { type: 'waive', seat },
    ];
  }
  if (phase.at !== 'choosing') return [];
  const { id: choice, seat } = phase.choice;
  if (phase.choice.kind === 'target')
    return [{ type: 'chooseTarget', seat, choice, copy: choose(phase.choice.options) }];
  const bring: RuleCommand = {
    type: 'summon',
    seat,
    choice,
    copy: choose(state.secret[seat].offered),
    cell: choose(phase.choice.cells),
  };
  return [bring, bring, bring, { type: 'declineSummon', seat, choice }];
}

const CLOSE: RuleCommand = { type: 'closeClaim', by: 'referee', reason: 'nobody has come to choose' };
/** While a claim is open little else can happen, so closing it is made more likely. */
const LATE: readonly RuleCommand[] = [CLOSE, CLOSE, CLOSE, CLOSE, CLOSE, CLOSE];

/** Commands that are given now and then. Some are refused, and then nothing has happened. */
const surprises = ({ phase, revealed }: CommonState, seat: Seat): readonly RuleCommand[] => [
  { type: 'concede', seat },
  { type: 'award', winner: seat, claim: revealed, reason: 'as the referee saw it' },
  { type: 'void', reason: 'the light went out' },
  ...(phase.at === 'claiming' ? LATE : []),
  ...(['clock', 'referee', 'clock', 'referee'] as const).map((by): RuleCommand => ({
    type: 'applyDefault',
    seat,
    by,
    draft: null,
  })),
];

/** Makes chance that follows from a chooser, and remembers who won. */
export function randomChance(choose: Chooser): { readonly random: Random; readonly tosses: readonly Seat[] } {
  const tosses: Seat[] = [];
  return {
    tosses,
    random: {
      toss: () => {
        const winner = choose(SEATS);
        tosses.push(winner);
        return winner;
      },
    },
  };
}

const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Plays a game until nobody can go on, or for `limit` commands. */
export function playRandomly(
  game: RandomGame,
  makeDecide: MakeDecide = decide,
  limit = 500,
): readonly RandomStep[] {
  const choose = chooserOf(game.seed);
  const decideMatch = deciderOf(game, makeDecide);
  const inWindows = windowMovesOf(game);
  const steps: RandomStep[] = [];
  let state = evolveAll(NEW_MATCH, openingOf(game));
  while (steps.length < limit) {
    const moves = [...movesOf(state, choose), ...inWindows(state, choose)];
    if (moves.length === 0) return steps;
    const isSurprise = game.manner === 'any' && choose(DICE) === 1;
    const command = choose(
      isSurprise
        ? [...surprises(state.common, choose(SEATS)), ...windowSurprises(game, state, choose)]
        : moves,
    );
    const { random, tosses } = randomChance(choose);
    const decided = decideMatch(state, command, random);
    assert(decided.ok || isSurprise, `refused: ${JSON.stringify(command)}`);
    if (!decided.ok) continue;
    const { events, state: after } = decided.value;
    steps.push({ before: state, command, tosses, events, after });
    state = after;
  }
  return steps;
}

/** Returns all events of a game, from its opening on. */
export const logOfGame = (game: RandomGame, steps: readonly RandomStep[]): readonly RuleEvent[] => [
  ...openingOf(game),
  ...steps.flatMap((step) => step.events),
];
