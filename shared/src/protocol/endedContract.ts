// EndedContract: a contract that is over, as it stands in the list of one of its parties.

import type { ContractState } from '../contract/index.ts';
import type { Paged } from './home.ts';
import type { PersonBrief } from './person.ts';
import type { ContractId } from './ids.ts';

/** A contract that is over, in the list of one of its parties. */
export interface EndedContract {
  readonly contract: ContractId;
  readonly other: PersonBrief;
  /** '' where it was erased. */
  readonly text: string;
  readonly sum: number;
  /** Whether the reader was the one to pay. */
  readonly pays: boolean;
  readonly state: Exclude<ContractState['at'], 'offered' | 'signed'>;
  readonly written: string;
}

/** GET /api/me/contracts?before=: those that were fulfilled, annulled, declined, withdrawn or countered. */
export type EndedContractsInfo = Paged<EndedContract>;
