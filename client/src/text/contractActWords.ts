// ContractActWords: what the words of a contract's acts are made from, in every language.

import type { PartyCommand, TableName } from '@dunmer/shared/contract';

/** The facts that the words of an act depend on. */
export interface ContractFacts {
  /** The name of the other party. */
  readonly other: string;
  /** The price. */
  readonly sum: number;
  readonly iPay: boolean;
  /** Coins lie on the table: nothing is set aside, and nothing is checked. */
  readonly onTable: boolean;
  /** The other party has done the same already, so this completes it. */
  readonly second: boolean;
  /** A demanded sixth has only one possible size, so nothing is rounded. */
  readonly oneSize: boolean;
  /** The prestige that each side stakes, if it is named. */
  readonly amount: number;
  /** The prestige of this contract was played for: there is no second game in it. */
  readonly played: boolean;
  /** One of the parties agrees to annul the contract, which starting a game would cancel. */
  readonly annulling: boolean;
  /** A promise was played with the demand, and lies in front until a size is chosen (PR21). */
  readonly promised: boolean;
  /** The table of the game. */
  readonly table: TableName;
  /** Whether there is another table to choose. */
  readonly tables: boolean;
}

/**
 * The acts that have words of their own: each command, accepting an offer with a match, agreeing to annul after the
 * other, a counter-proposal with a choice of tables, and taking back a demand.
 */
export type SaidAct =
  | PartyCommand['type']
  | 'acceptPlay'
  | 'acceptBack'
  | 'annulToo'
  | 'counterTable'
  | 'withdrawDemand';

export interface ActWords {
  readonly label: string;
  readonly title: (facts: ContractFacts) => string;
  readonly means: (facts: ContractFacts) => readonly string[];
  /** The label of the button that does it. */
  readonly confirm: string;
}
