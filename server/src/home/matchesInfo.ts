// matchesInfo: a page of somebody's matches of the event, newest first.

import { atTable } from '@dunmer/shared/contract';
import type { MatchBrief, MatchesInfo } from '@dunmer/shared/protocol';
import { bySeat, SEATS } from '@dunmer/shared/rules';
import type { PersonKey, Reader, StoredMatch, ToldSettlement } from '../store/index.ts';
import { timeOf } from './briefs.ts';
import { settledByMatch, settledView } from './settledViews.ts';
import { paged } from './statementInfo.ts';

const PAGE = 20;

/** Makes a match's entry in a list. `reader` is the person whose list it is; null for staff. */
export function matchBrief(
  { id, seats, kind, tableName, stake, phase, contractId, opened }: StoredMatch,
  settled: readonly ToldSettlement[],
  reader: PersonKey | null,
): MatchBrief {
  const newest = settled.at(-1);
  return {
    match: id,
    seat: SEATS.find((seat) => reader !== null && seats[seat].person?.key === reader) ?? null,
    seats: bySeat((seat) => ({ name: seats[seat].name })),
    kind,
    ...atTable(tableName),
    stake,
    phase,
    result: newest === undefined ? null : { kind: newest.kind, winner: newest.winner },
    settled: settled.map(settledView),
    contract: contractId,
    opened: timeOf(opened),
  };
}

/** Reads a page of a person's matches, of those before `before`. */
export async function matchesInfo(reader: Reader, person: PersonKey, before: number): Promise<MatchesInfo> {
  const matches = await reader.matchesBefore(before, PAGE + 1, person);
  const settled = await settledByMatch(
    reader,
    matches.map(({ key }) => key),
  );
  return paged(matches, PAGE, (match) => matchBrief(match, settled.get(match.key) ?? [], person));
}
