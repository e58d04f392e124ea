// What a match leaves to its contract: who took the prestige, or that each took back their own.

import { sameValue } from '../lib/index.ts';
import type { GameResult, TableCommand } from './command.ts';
import { type Game, type GameAtRest, NO_GAME } from './game.ts';
import { become, type Outcome, refuse } from './outcome.ts';
import type { ContractState, Signed } from './state.ts';

const settled = (result: GameResult, amount: number): GameAtRest => {
  if (result.kind === 'none') return NO_GAME;
  return result.kind === 'taken' ? { at: 'taken', by: result.by, amount } : { at: 'returned', amount };
};

/** The running match is over. */
export const endGame = (state: Signed, result: GameResult): Outcome =>
  state.game.at === 'playing'
    ? become({ ...state, game: settled(result, state.game.amount) })
    : refuse({ code: 'not-playing' });

const overOf = (game: Game): Exclude<GameAtRest, { readonly at: 'none' }> | null =>
  game.at === 'taken' || game.at === 'returned' ? game : null;

type Resettled = Extract<TableCommand, { readonly type: 'resettled' }>;

/** A referee's second settlement, whatever has become of the contract since. */
export function resettle(state: ContractState, { result }: Resettled): Outcome {
  if (!('game' in state)) return refuse({ code: 'wrong-state', at: state.at });
  const over = overOf(state.game);
  if (over === null) return refuse({ code: 'game-not-over' });
  const game = settled(result, over.amount);
  return sameValue(game, over) ? refuse({ code: 'already-done' }) : become({ ...state, game });
}
