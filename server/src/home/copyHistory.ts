// copyHistory: one copy, and through whose hands it has gone.

import type { CopyHistory } from '@dunmer/shared/protocol';
import { type PersonKey, type Reader, STORE_OWNER, type StoredCopy } from '../store/index.ts';
import { briefIn, timeOf } from './briefs.ts';
import { copyView, definitionsOf } from './deckInfo.ts';

/** Where a copy came from. Whoever asks may see it: that was asked before. */
export async function copyHistory(reader: Reader, copy: StoredCopy): Promise<CopyHistory> {
  const moves = await reader.cards.movesOf(copy.key);
  const owner = copy.owner === STORE_OWNER ? null : await reader.people.personByKey(copy.owner);
  const names = await reader.floor.briefs([copy.owner, ...moves.flatMap(({ from, to }) => [from, to])]);
  const brief = (key: PersonKey) => (key === STORE_OWNER ? null : briefIn(names, key));
  return {
    ...copyView(copy, await definitionsOf(reader), (owner?.match ?? null) !== null),
    owner: brief(copy.owner),
    history: moves.map(({ from, to, why, subject, at }) => ({
      from: brief(from),
      to: brief(to),
      why,
      subject,
      at: timeOf(at),
    })),
  };
}
