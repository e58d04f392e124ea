// GivenInfo: what was given, as one reads it who may know which promise it was, or may not (PR8, PR27).

import type { GivenInfo } from '@dunmer/shared/protocol';
import type { Reader, StoredGiving, StoredPledge } from '../store/index.ts';
import { briefIn, type Briefs, timeOf } from './briefs.ts';
import { briefsOf, namedInPledges, pledgeItem } from './pledgeItem.ts';

/** As many as a page shows of what others have given each other, which grows without end. */
export const NEWEST = 100;
/** PR27: as many as one can check, of what one has given or got, and once promises are closed of all. */
export const NEWEST_CHECKED = 1000;

interface Known {
  /** The promise; undefined where the reader may not know which it was. */
  readonly stored: StoredPledge | undefined;
  /** Whether the reader has business with the contract. */
  readonly isOfContract: boolean;
  readonly isClosed: boolean;
}

/** One giving, as far as the reader may know it. */
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

/** PR27: everything that was given, for staff, once promises are closed. */
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
