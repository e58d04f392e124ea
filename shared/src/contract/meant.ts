// Meant: the proposal or demand that an answer is about (EVENT, "Contracts": answers name the proposal that they
// answer).

import { err, ok, type Result } from '../lib/index.ts';
import type { ContractError } from './contractError.ts';
import type { Game, OpenGame } from './game.ts';

/**
 * Returns the standing proposal or demand if `named` is its number, or if `named` is null. Refuses an answer to any
 * other, and every answer if none stands.
 */
export function meant(game: Game, named: number | null): Result<OpenGame, ContractError> {
  if (game.at === 'playing') return err({ code: 'playing' });
  if (game.at === 'taken' || game.at === 'returned') return err({ code: 'game-over' });
  if (game.at === 'none') return err({ code: 'no-game-open' });
  return named === null || named === game.proposal ? ok(game) : err({ code: 'stale-proposal' });
}
