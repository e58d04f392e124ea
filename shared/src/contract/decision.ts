// Decision: what becomes of a contract, and what has to happen in the same step.

import type { Party } from './party.ts';
import type { ContractState } from './state.ts';
import type { AtTable } from './tableName.ts';

/** With `money: table` nothing is entered: then the first three say what people do with their coins. */
export type Effect =
  /** The payer's sum goes from their purse into the hold. */
  | { readonly do: 'hold' }
  /** The hold goes into the purse of the party `to`. */
  | { readonly do: 'pay'; readonly to: Party }
  /** The hold goes back to the payer. */
  | { readonly do: 'giveBack' }
  /** Both stakes go into the pot and the match is opened. */
  | ({ readonly do: 'open'; readonly stake: number } & AtTable)
  /** The party who was asked offers the same contract back to its writer, with this game or with none. */
  | { readonly do: 'offerBack'; readonly game: number | null };

export interface Decision {
  readonly state: ContractState;
  readonly effects: readonly Effect[];
  /** 'demand': the demand has ended (R12), so no match is opened. This must be committed, and the chooser told. */
  readonly ended: 'demand' | null;
}
