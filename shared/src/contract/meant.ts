// Meant: which proposal or demand an answer is about (EVENT, "Contracts": answers name the proposal that they answer).

import { err, ok, type Result } from '../lib/index.ts';
import type { ContractError } from './contractError.ts';
import type { Game, OpenGame } from './game.ts';

/**
 * What stands, if it is what an answer names. Refuses an answer to another one, and any where nothing stands. `null`:
 * the answer names none, and is about whatever stands.
 */
export function meant(game: Game, named: number | null): Result<OpenGame, ContractError> {
  if (game.at === 'playing') return err({ code: 'playing' });
  if (game.at === 'taken' || game.at === 'returned') return err({ code: 'game-over' });
  if (game.at === 'none') return err({ code: 'no-game-open' });
  return named === null || named === game.proposal ? ok(game) : err({ code: 'stale-proposal' });
}
