// endedContracts: a page of somebody's contracts that have come to their end, newest first.

import { assert } from '@dunmer/shared/lib';
import type { EndedContract, EndedContractsInfo } from '@dunmer/shared/protocol';
import type { PersonKey, Reader, StoredContract } from '../store/index.ts';
import { briefIn, type Briefs, timeOf } from './briefs.ts';
import { paged } from './statementInfo.ts';

const PAGE = 20;

/** As one of its parties sees it. */
function endedContract(
  { id, one, two, text, sum, payer, state, written }: StoredContract,
  reader: PersonKey,
  briefs: Briefs,
): EndedContract {
  assert(state.at !== 'offered' && state.at !== 'signed', 'what is open has not ended');
  const party = reader === one ? 'one' : 'two';
  return {
    contract: id,
    other: briefIn(briefs, party === 'one' ? two : one),
    text,
    sum,
    pays: payer === party,
    state: state.at,
    written: timeOf(written),
  };
}

/** The contracts of a person that are over, of those written before `before`. */
export async function endedContracts(
  reader: Reader,
  person: PersonKey,
  before: number,
): Promise<EndedContractsInfo> {
  const contracts = await reader.contracts.endedContractsOf(person, before, PAGE + 1);
  const briefs = await reader.floor.briefs(contracts.flatMap(({ one, two }) => [one, two]));
  return paged(contracts, PAGE, {
    keyOf: ({ key }) => key,
    itemOf: (contract) => endedContract(contract, person, briefs),
  });
}
