// listedContracts: a page of somebody's contracts, newest first. A home has room for some thirty open ones; all of them
// are here.

import type { ListedContract, ListedContractsInfo } from '@dunmer/shared/protocol';
import type { PersonKey, Reader, StoredContract } from '../store/index.ts';
import { briefIn, type Briefs, timeOf } from './briefs.ts';
import { paged } from './statementInfo.ts';

const PAGE = 20;

/** A contract as one of its parties sees it in the list. */
function listedContract(
  { id, one, two, text, sum, payer, state, written }: StoredContract,
  reader: PersonKey,
  briefs: Briefs,
): ListedContract {
  const party = reader === one ? 'one' : 'two';
  return {
    contract: id,
    other: briefIn(briefs, party === 'one' ? two : one),
    text,
    sum,
    pays: payer === party,
    mine: party === 'one',
    state: state.at,
    written: timeOf(written),
  };
}

/** Reads a page of a person's contracts, of those written before `before`. */
export async function listedContracts(
  reader: Reader,
  person: PersonKey,
  before: number,
): Promise<ListedContractsInfo> {
  const contracts = await reader.contracts.contractsBefore(before, PAGE + 1, person);
  const briefs = await reader.floor.briefs(contracts.flatMap(({ one, two }) => [one, two]));
  return paged(contracts, PAGE, (contract) => listedContract(contract, person, briefs));
}
