// Patron games: whole games of any cards at the patrons' table, played by seats that keep to the rules.

import * as fc from 'fast-check';
import type { CardId } from '../cards/index.ts';
import { assert, present } from '../lib/index.ts';
import {
  type DecideGame,
  decideGame,
  drawnChance,
  type Draws,
  type GameCard,
  type GameCommand,
  type GameEvent,
  type GameState,
  type GameTerms,
  gameViewOf,
  movesOf,
  NEW_GAME,
} from '../patrons/index.ts';
import { SEATS } from '../rules/index.ts';
import { arbGameCards } from './arbGameCards.ts';
import { type Chooser, chooserOf } from './randomGame.ts';

/** A game of these cards in which everything follows from a seed. */
export interface PatronGame {
  readonly cards: readonly GameCard[];
  readonly seed: number;
  /** `any`: sometimes somebody concedes, or a default is applied. */
  readonly manner: 'played-out' | 'any';
}

export const arbPatronGame = (manner: PatronGame['manner']): fc.Arbitrary<PatronGame> =>
  fc.record({ cards: arbGameCards, seed: fc.integer(), manner: fc.constant(manner) });

export const termsOf = ({ cards }: Pick<PatronGame, 'cards'>): GameTerms => ({
  catalogue: new Map(cards.map((card): [CardId, GameCard] => [card.id, card])),
});

const hex = (seed: number): string => (seed >>> 0).toString(16).padStart(8, '0').repeat(8);

/** Returns the facts from which this game's toss and piles follow. */
export const drawsOf = ({ seed }: Pick<PatronGame, 'seed'>): Draws => ({
  match: 'game',
  seed: hex(seed),
  nonces: { a: hex(seed + 1), b: hex(seed + 2) },
});

/** A command, with the state before it, and what it led to. */
export interface GameStep {
  readonly before: GameState;
  readonly command: GameCommand;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;

/** Returns a command of the preparatory stage; null once that is over. */
function preparing(state: GameState, terms: GameTerms, choose: Chooser): GameCommand | null {
  const { stage } = state.common;
  if (stage.at !== 'preparing') return null;
  if (stage.step === 'toss') return { type: 'begin' };
  if (stage.step === 'patrons') {
    const seat = choose(SEATS.filter((side) => stage.sealed[side] === null));
    const patrons = [...terms.catalogue.values()].filter((card) => card.kind === 'patron');
    return { type: 'choosePatron', seat, patron: choose(patrons).id };
  }
  const seat = choose(SEATS.filter((side) => stage.exchanged[side] === null));
  const copies = state.secret[seat].hand.filter(() => choose([true, false, false]));
  return { type: 'exchange', seat, copies: copies.map((card) => card.copy) };
}

function nextCommand(state: GameState, terms: GameTerms, decide: DecideGame, choose: Chooser): GameCommand {
  const first = preparing(state, terms, choose);
  if (first !== null) return first;
  const moves = SEATS.flatMap((seat) => {
    const view = gameViewOf(state, seat);
    return view.viewer === 'watcher' ? [] : movesOf(terms, decide, view);
  });
  assert(moves.length > 0, 'somebody can go on');
  // If every way to name targets counted as much as ending the turn, turns would be endless or empty.
  return choose(DICE) === 1 ? present(moves.at(-1), 'a move') : choose(moves);
}

/** Makes a decider. The laws are tested with planted bugs in its place. */
export type MakeDecideGame = (terms: GameTerms) => DecideGame;

/** Plays a game to its end, or for `limit` commands. */
export function playPatronGame(
  game: PatronGame,
  makeDecide: MakeDecideGame = decideGame,
  limit = 2000,
): readonly GameStep[] {
  const choose = chooserOf(game.seed);
  const terms = termsOf(game);
  const decide = makeDecide(terms);
  const draws = drawsOf(game);
  const chance = drawnChance(
    draws.match,
    () => draws,
    () => hex(choose(DICE)),
  );
  const steps: GameStep[] = [];
  let state = NEW_GAME;
  while (state.common.stage.at !== 'finished' && steps.length < limit) {
    const surprise = game.manner === 'any' ? choose(DICE) : 0;
    const seat = choose(SEATS);
    const command: GameCommand =
      surprise === 1
        ? { type: 'applyDefault', seat, by: 'clock' }
        : surprise === 2 && choose(DICE) === 1
          ? { type: 'concede', seat }
          : nextCommand(state, terms, decide, choose);
    const decided = decide(state, command, chance);
    assert(decided.ok || surprise === 1, `refused: ${JSON.stringify(command)}`);
    if (!decided.ok) continue;
    const { events, state: after } = decided.value;
    steps.push({ before: state, command, events, after });
    state = after;
  }
  return steps;
}
