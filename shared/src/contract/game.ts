// Game: where the prestige of a signed contract stands (EVENT, the second table of "Contracts").

import type { HeldPledge } from '../windows/index.ts';
import type { Party } from './party.ts';
import type { AtTable } from './tableName.ts';

/** A game that waits for nobody; a contract ends with one of these. */
export type GameAtRest =
  | { readonly at: 'none' }
  | ({ readonly at: 'taken'; readonly by: Party; readonly amount: number } & AtTable)
  | ({ readonly at: 'returned'; readonly amount: number } & AtTable);

/**
 * Waits for the answer of the party that it is not `by`. `proposal`: its number, by which an answer names it; proposals
 * and demands of one contract are counted together, from 1.
 */
export type OpenGame =
  | ({
      readonly at: 'proposed';
      readonly by: Party;
      readonly amount: number;
      readonly proposal: number;
    } & AtTable)
  | {
      readonly at: 'demanded';
      readonly by: Party;
      readonly proposal: number;
      /** What cards have made of it; nothing is here where none was played. It is for S / `part`, not a sixth. */
      readonly part?: number;
      /** The only size to choose: as it is rounded. */
      readonly rounding?: 'floor' | 'ceil';
      /** The promise that was played with it, which lies until a size is chosen (PR21). */
      readonly pledge?: HeldPledge;
      /** Names of the intrigue cards that act on it (IN17). */
      readonly names?: readonly string[];
    };

/** What cards have made of a demand. */
export type DemandCards = Omit<Extract<OpenGame, { readonly at: 'demanded' }>, 'at' | 'by' | 'proposal'>;

/** `amount` is the prestige from each side. */
export type Game = GameAtRest | OpenGame | ({ readonly at: 'playing'; readonly amount: number } & AtTable);

export const NO_GAME = { at: 'none' } as const;

/** What is left of a game when its contract ends: a proposal or a demand ends with it. */
export function gameAtRest(game: Exclude<Game, { readonly at: 'playing' }>): GameAtRest {
  return game.at === 'proposed' || game.at === 'demanded' ? NO_GAME : game;
}
