// Terms: the part of an offer that bears on money. The text that says what is delivered decides nothing.

import type { Party } from './party.ts';
import type { AtTable } from './tableName.ts';

/** The most drakes that a contract or a prestige may name. */
export const MOST_SUM = 1_000_000_000;

/** `table`: the table of the game that the offer names; absent if it names none. */
export interface Terms extends AtTable {
  /** Whole drakes, from 0 to `MOST_SUM`. */
  readonly sum: number;
  readonly payer: Party;
  /** The prestige from each party that the offer names; null for an offer of the contract alone. */
  readonly game: number | null;
}

/** Whether an offer or a proposal may name this many drakes. */
export const isSum = (amount: number): boolean =>
  Number.isSafeInteger(amount) && amount >= 0 && amount <= MOST_SUM;
