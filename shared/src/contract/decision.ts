// Decision: what becomes of a contract, and what has to happen in the same step.

import type { Party } from './party.ts';
import type { ContractState } from './state.ts';
import type { AtTable } from './tableName.ts';

/** Where coins lie on the table, the first three name what people do with them: nothing is entered. */
export type Effect =
  /** The payer's sum goes from purse to hold. */
  | { readonly do: 'hold' }
  /** The hold goes to the other's purse. */
  | { readonly do: 'pay'; readonly to: Party }
  /** The hold goes back to the payer. */
  | { readonly do: 'giveBack' }
  /** Both stakes go into the pot and the match is opened. */
  | ({ readonly do: 'open'; readonly stake: number } & AtTable)
  /** Who was asked offers the same contract to whoever wrote it, for this game or for none. */
  | { readonly do: 'offerBack'; readonly game: number | null };

export interface Decision {
  readonly state: ContractState;
  readonly effects: readonly Effect[];
  /** 'demand': nothing is opened, for the demand has ended (R12). It is to be committed, and the chooser told. */
  readonly ended: 'demand' | null;
}
