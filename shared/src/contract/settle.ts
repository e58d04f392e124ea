// What a match leaves to its contract: one party took the prestige, or each took back their own.

import { sameValue } from '../lib/index.ts';
import type { GameResult, TableCommand } from './command.ts';
import { type Game, type GameAtRest, NO_GAME } from './game.ts';
import { become, type Outcome, refuse } from './outcome.ts';
import type { ContractState, Signed } from './state.ts';
import { type AtTable, atTable, tableOf } from './tableName.ts';

/** PT1: the contract keeps the name of the table at which the game was played. */
const settled = (result: GameResult, played: AtTable & { readonly amount: number }): GameAtRest => {
  if (result.kind === 'none') return NO_GAME;
  const of = { amount: played.amount, ...atTable(tableOf(played)) };
  return result.kind === 'taken' ? { at: 'taken', by: result.by, ...of } : { at: 'returned', ...of };
};

/** Records the result of the match that has ended. */
export const endGame = (state: Signed, result: GameResult): Outcome =>
  state.game.at === 'playing'
    ? become({ ...state, game: settled(result, state.game) })
    : refuse({ code: 'not-playing' });

const overOf = (game: Game): Exclude<GameAtRest, { readonly at: 'none' }> | null =>
  game.at === 'taken' || game.at === 'returned' ? game : null;

type Resettled = Extract<TableCommand, { readonly type: 'resettled' }>;

/** Records a referee's second settlement, in whatever state the contract is by now. */
export function resettle(state: ContractState, { result }: Resettled): Outcome {
  if (!('game' in state)) return refuse({ code: 'wrong-state', at: state.at });
  const over = overOf(state.game);
  if (over === null) return refuse({ code: 'game-not-over' });
  const game = settled(result, over);
  return sameValue(game, over) ? refuse({ code: 'already-done' }) : become({ ...state, game });
}
