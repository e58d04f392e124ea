// Game: the state of the prestige in a signed contract (EVENT, the second table of "Contracts").

import type { HeldPledge } from '../windows/index.ts';
import type { Party } from './party.ts';
import type { AtTable } from './tableName.ts';

/** A game that waits for nobody. A contract ends with one of these. */
export type GameAtRest =
  | { readonly at: 'none' }
  | ({ readonly at: 'taken'; readonly by: Party; readonly amount: number } & AtTable)
  | ({ readonly at: 'returned'; readonly amount: number } & AtTable);

/**
 * A game that waits for an answer from the party who is not `by`. `proposal`: the number by which an answer names it;
 * a contract counts its proposals and demands together, from 1.
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
      /**
       * This and what follows: changes by cards; absent if no card was played. The demand is for S / `part`, not for
       * a sixth.
       */
      readonly part?: number;
      /** The only rounding that may be chosen. */
      readonly rounding?: 'floor' | 'ceil';
      /** The promise that was played with the demand, and lies until a size is chosen (PR21). */
      readonly pledge?: HeldPledge;
      /** Names of the intrigue cards that act on this demand (IN17). */
      readonly names?: readonly string[];
    };

/** What cards have changed about a demand. */
export type DemandCards = Omit<Extract<OpenGame, { readonly at: 'demanded' }>, 'at' | 'by' | 'proposal'>;

/** `amount` is the prestige from each side. */
export type Game = GameAtRest | OpenGame | ({ readonly at: 'playing'; readonly amount: number } & AtTable);

export const NO_GAME = { at: 'none' } as const;

/** Returns what is left of a game when its contract ends: a proposal or demand ends with the contract. */
export function gameAtRest(game: Exclude<Game, { readonly at: 'playing' }>): GameAtRest {
  return game.at === 'proposed' || game.at === 'demanded' ? NO_GAME : game;
}
