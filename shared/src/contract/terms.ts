// Terms: what of an offer bears on the money; what is delivered is text and decides nothing.

import type { Party } from './party.ts';
import type { AtTable } from './tableName.ts';

/** The most drakes that a contract or a prestige may name. */
export const MOST_SUM = 1_000_000_000;

/** `table`: where the game that the offer names is played; nothing where it names none. */
export interface Terms extends AtTable {
  /** Whole drakes, from 0 to `MOST_SUM`. */
  readonly sum: number;
  readonly payer: Party;
  /** The prestige for which the offer is to be played, from each; null where it is of the contract alone. */
  readonly game: number | null;
}

/** Whether this many drakes can be named at all. */
export const isSum = (amount: number): boolean =>
  Number.isSafeInteger(amount) && amount >= 0 && amount <= MOST_SUM;
