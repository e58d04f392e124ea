// GivenInfo: a promise that was given, as shown to a reader who may or may not know which promise it was (PR8, PR27).

import type { GivenInfo } from '@dunmer/shared/protocol';
import type { Reader, StoredGiving, StoredPledge } from '../store/index.ts';
import { briefIn, type Briefs, timeOf } from './briefs.ts';
import { briefsOf, namedInPledges, pledgeItem } from './pledgeItem.ts';

/** How many givings between others a page shows; there may be any number. */
export const NEWEST = 100;
/** PR27: how many givings a reader can check: those from or to them, and once promises are closed, all. */
export const NEWEST_CHECKED = 1000;

interface Known {
  /** The promise; undefined where the reader may not know which it was. */
  readonly stored: StoredPledge | undefined;
  /** Whether the reader may be told the contract. */
  readonly isOfContract: boolean;
  readonly isClosed: boolean;
}

/** Makes the view of one giving, as far as the reader may know it. */
export const givenInfo = (
  giving: StoredGiving,
  { stored, isOfContract, isClosed }: Known,
  briefs: Briefs,
): GivenInfo => ({
  from: briefIn(briefs, giving.from),
  to: briefIn(briefs, giving.to),
  at: timeOf(giving.at),
  item: stored === undefined ? null : pledgeItem(stored, briefs),
  contract: isOfContract ? giving.contractId : null,
  hash: giving.hash,
  salt: stored === undefined ? null : giving.salt,
  ...(isClosed ? { sealed: { contract: giving.contractId, party: giving.party } } : {}),
});

/** PR27: reads every giving, for staff, once promises are closed. */
export async function allGiven(reader: Reader): Promise<readonly GivenInfo[]> {
  const given = await reader.pledges.given(NEWEST_CHECKED, { person: null, own: 0 });
  const stored = await reader.pledges.pledgesByKey([...new Set(given.map(({ pledge }) => pledge))]);
  const named = [...namedInPledges(stored), ...given.flatMap(({ from, to }) => [from, to])];
  const briefs = await briefsOf(reader, named);
  const known = new Map(stored.map((one) => [one.key, one]));
  return given.map((giving) =>
    givenInfo(giving, { stored: known.get(giving.pledge), isOfContract: true, isClosed: true }, briefs),
  );
}
