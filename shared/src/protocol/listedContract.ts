// ListedContract: a contract, open or over, as it stands in the list of one of its parties.

import type { ContractState } from '../contract/index.ts';
import type { Paged } from './home.ts';
import type { PersonBrief } from './person.ts';
import type { ContractId } from './ids.ts';

/** A contract in the list of one of its parties. */
export interface ListedContract {
  readonly contract: ContractId;
  readonly other: PersonBrief;
  /** '' if it was erased. */
  readonly text: string;
  readonly sum: number;
  /** Whether the reader is the one who pays. */
  readonly pays: boolean;
  /** Whether the reader wrote it. */
  readonly mine: boolean;
  readonly state: ContractState['at'];
  readonly written: string;
}

/** GET /api/me/contracts?before=: all contracts of a person, even those for which the home view has no room. */
export type ListedContractsInfo = Paged<ListedContract>;
