// Game: where the prestige of a signed contract stands (EVENT, the second table of "Contracts").

import type { Party } from './party.ts';

/** A game that waits for nobody; a contract ends with one of these. */
export type GameAtRest =
  | { readonly at: 'none' }
  | { readonly at: 'taken'; readonly by: Party; readonly amount: number }
  | { readonly at: 'returned'; readonly amount: number };

/**
 * Waits for the answer of the party that it is not `by`. `proposal`: its number, by which an answer names it; proposals
 * and demands of one contract are counted together, from 1.
 */
export type OpenGame =
  | { readonly at: 'proposed'; readonly by: Party; readonly amount: number; readonly proposal: number }
  | { readonly at: 'demanded'; readonly by: Party; readonly proposal: number };

/** `amount` is the prestige from each side. */
export type Game = GameAtRest | OpenGame | { readonly at: 'playing'; readonly amount: number };

export const NO_GAME = { at: 'none' } as const;

/** What is left of a game when its contract ends: a proposal or a demand ends with it. */
export function gameAtRest(game: Exclude<Game, { readonly at: 'playing' }>): GameAtRest {
  return game.at === 'proposed' || game.at === 'demanded' ? NO_GAME : game;
}
