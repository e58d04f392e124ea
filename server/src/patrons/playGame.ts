// playGame: plays a whole game between two minds on the rules alone, without seals or a server.

import { assert } from '@dunmer/shared/lib';
import {
  decideGame,
  drawnChance,
  type Draws,
  type GameCommand,
  type GameEvent,
  type GameState,
  type GameTerms,
  gameViewOf,
  NEW_GAME,
} from '@dunmer/shared/patrons';
import { type BySeat, SEATS } from '@dunmer/shared/rules';
import type { Chance } from '../bot/index.ts';
import type { GameMind } from './mind.ts';

export interface PlayedGame {
  readonly log: readonly GameEvent[];
  /** The finished game. */
  readonly state: GameState;
  /** The draws from which its toss and its piles followed. */
  readonly draws: Draws;
}

const DIGITS = '0123456789abcdef';

const hex32 = (chance: Chance): string =>
  Array.from({ length: 64 }, () => DIGITS.charAt(chance.below(DIGITS.length))).join('');

/** Plays a game to its end. Throws when the rules refuse a mind's move: that is a broken invariant. */
export function playGame(terms: GameTerms, minds: BySeat<GameMind>, chance: Chance): PlayedGame {
  const draws: Draws = {
    match: 'game',
    seed: hex32(chance),
    nonces: { a: hex32(chance), b: hex32(chance) },
  };
  const decide = decideGame(terms);
  const drawn = drawnChance(
    draws.match,
    () => draws,
    () => hex32(chance),
  );
  const log: GameEvent[] = [];
  let state = NEW_GAME;
  const next = (): GameCommand | null => {
    const { stage } = state.common;
    if (stage.at === 'preparing' && stage.step === 'toss') return { type: 'begin' };
    for (const seat of SEATS) {
      const view = gameViewOf(state, seat);
      const command = view.viewer === 'watcher' ? null : minds[seat](view, chance);
      if (command !== null) return command;
    }
    return null;
  };
  while (state.common.stage.at !== 'finished') {
    const command = next();
    assert(command !== null, 'somebody can go on until the game has ended');
    const decided = decide(state, command, drawn);
    assert(decided.ok, `a mind keeps to the rules: ${JSON.stringify(command)}`);
    log.push(...decided.value.events);
    ({ state } = decided.value);
  }
  return { log, state, draws };
}
