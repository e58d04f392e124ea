// Games of self-play: catalogues drawn from everything that the format can express, played at random or by bots.

import * as fc from 'fast-check';
import { decide, type Seat, SEATS } from '@dunmer/shared/rules';
import {
  arbCatalogue,
  arbRandomGame,
  arbWindowGame,
  casesOf,
  decksOf,
  playRandomly,
  type RandomGame,
  type RandomStep,
} from '@dunmer/shared/testing';
import { STRENGTHS, type Strength } from '@dunmer/shared/protocol';
import { chanceOf, mindOf, pick, playMatch, positions } from '../../src/bot/index.ts';

/** The players: seats that move at random by the rules, or bots of one strength on both sides. */
const PLAYERS = ['random', 'random', 'random', ...STRENGTHS] as const;
type Player = (typeof PLAYERS)[number];

// The strong bot is tested for getting through, not for how well it plays.
const POSITIONS = 4;

export interface SelfPlay {
  readonly game: RandomGame;
  readonly player: Player;
}

/**
 * A game of any cards, or of lively ones, in which more happens; in one third of them, promises and intrigue cards are
 * held.
 */
const arbSelfPlay: fc.Arbitrary<SelfPlay> = fc.record({
  game: fc.oneof(
    arbRandomGame('played-out'),
    arbRandomGame('played-out', arbCatalogue()),
    arbWindowGame('played-out'),
  ),
  player: fc.constantFrom(...PLAYERS),
});

/** Returns so many games that follow from a seed. */
export const gamesOf = (seed: number, games: number): readonly SelfPlay[] =>
  casesOf(arbSelfPlay, games, seed);

/** Plays a match between two bots, and returns its steps. */
function playByBots(game: RandomGame, strength: Strength): readonly RandomStep[] {
  const steps: RandomStep[] = [];
  const { catalogue, windows } = game;
  const mind = mindOf(catalogue, strength, positions(POSITIONS), windows?.cards);
  const rules = decide(catalogue, undefined, windows?.cards);
  const laying = chanceOf(game.seed + 1);
  playMatch({
    minds: { a: mind, b: mind },
    decks: decksOf(game),
    chance: chanceOf(game.seed),
    // When cards are played, it matters who lays first.
    ...(windows === undefined ? {} : { windows: windows.terms, first: () => pick(laying, SEATS) }),
    decide: (before, command, random) => {
      const tosses: Seat[] = [];
      const toss: typeof random.toss = (occasion, nth) => {
        const winner = random.toss(occasion, nth);
        tosses.push(winner);
        return winner;
      };
      const decided = rules(before, command, { toss });
      if (decided.ok) {
        const { events, state: after } = decided.value;
        steps.push({ before, command, tosses, events, after });
      }
      return decided;
    },
  });
  return steps;
}

/** Plays a game to its end, and returns its steps. */
export const stepsOf = ({ game, player }: SelfPlay): readonly RandomStep[] =>
  player === 'random' ? playRandomly(game) : playByBots(game, player);
