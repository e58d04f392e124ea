// ListedContract: a contract as it stands in the list of one of its parties, open or over.

import type { ContractState } from '../contract/index.ts';
import type { Paged } from './home.ts';
import type { PersonBrief } from './person.ts';
import type { ContractId } from './ids.ts';

/** A contract in the list of one of its parties. */
export interface ListedContract {
  readonly contract: ContractId;
  readonly other: PersonBrief;
  /** '' where it was erased. */
  readonly text: string;
  readonly sum: number;
  /** Whether the reader is the one to pay. */
  readonly pays: boolean;
  /** Whether the reader has written it. */
  readonly mine: boolean;
  readonly state: ContractState['at'];
  readonly written: string;
}

/** GET /api/me/contracts?before=: all of a person’s, those too that a home has no room for. */
export type ListedContractsInfo = Paged<ListedContract>;
