// matchesInfo: a page of somebody's matches of the event, newest first.

import type { MatchBrief, MatchesInfo } from '@dunmer/shared/protocol';
import { bySeat, SEATS } from '@dunmer/shared/rules';
import type { PersonKey, Reader, StoredMatch } from '../store/index.ts';
import { timeOf } from './briefs.ts';
import { paged } from './statementInfo.ts';

const PAGE = 20;

type Results = Awaited<ReturnType<Reader['home']['resultsOf']>>;

/** A match in a list. `reader`: whose list it is; null for staff. */
function matchBrief(match: StoredMatch, results: Results, reader: PersonKey | null): MatchBrief {
  const { id, key, seats, kind, stake, phase, contractId, opened } = match;
  return {
    match: id,
    seat: SEATS.find((seat) => reader !== null && seats[seat].person?.key === reader) ?? null,
    seats: bySeat((seat) => ({ name: seats[seat].name })),
    kind,
    stake,
    phase,
    result: results.get(key) ?? null,
    contract: contractId,
    opened: timeOf(opened),
  };
}

/** The matches of a person before `before`; of everybody where that is null. */
export async function matchesInfo(
  reader: Reader,
  person: PersonKey | null,
  before: number,
): Promise<MatchesInfo> {
  const matches = await reader.matchesBefore(before, PAGE + 1, person);
  const results = await reader.home.resultsOf(matches.map(({ key }) => key));
  return paged(matches, PAGE, {
    keyOf: ({ key }) => key,
    itemOf: (match) => matchBrief(match, results, person),
  });
}
