// PledgeItem: promises as shown to readers who may know which they are.

import type { PersonBrief, PledgeItem } from '@dunmer/shared/protocol';
import { keyOf } from '../holds/index.ts';
import type { PersonKey, Reader, StoredPledge } from '../store/index.ts';
import { briefIn, type Briefs } from './briefs.ts';

/** Makes the view of a promise that the reader may know. */
export const pledgeItem = (stored: StoredPledge, briefs: Briefs): PledgeItem => ({
  pledge: keyOf(stored),
  owner: briefIn(briefs, stored.owner),
  card: stored.card,
});

/** Returns everybody whom these promises name. */
export const namedInPledges = (stored: readonly StoredPledge[]): readonly PersonKey[] =>
  stored.flatMap(({ owner, of }) => (of === null ? [owner] : [owner, of]));

/** Reads people as others see them, each once. */
export const briefsOf = (
  reader: Reader,
  people: readonly PersonKey[],
): Promise<ReadonlyMap<PersonKey, PersonBrief>> => reader.floor.briefs([...new Set(people)]);
