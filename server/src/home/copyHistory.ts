// copyHistory: one copy, and through whose hands it has gone.

import type { CopyHistory } from '@dunmer/shared/protocol';
import type { Interests } from '../interest/index.ts';
import { type PersonKey, type Reader, STORE_OWNER, type StoredCopy } from '../store/index.ts';
import { briefIn, timeOf } from './briefs.ts';
import { copyView, definitionsOf } from './deckInfo.ts';

/**
 * Where a copy came from. Whoever asks may see it: that was asked before. Who has an interest in a match is not told which of all it
 * is, unless it is their own: numbers that are missing would be those of its players.
 */
export async function copyHistory(
  reader: Reader,
  copy: StoredCopy,
  interests: Interests,
): Promise<CopyHistory> {
  const isTold = interests.strongest === 'other' || interests.to(copy.owner) === 'own';
  const moves = await reader.cards.movesOf(copy.key);
  const owner = copy.owner === STORE_OWNER ? null : await reader.people.personByKey(copy.owner);
  const names = await reader.floor.briefs([copy.owner, ...moves.flatMap(({ from, to }) => [from, to])]);
  const brief = (key: PersonKey) => (key === STORE_OWNER ? null : briefIn(names, key));
  const view = copyView(copy, await definitionsOf(reader), (owner?.match ?? null) !== null);
  return {
    ...view,
    serial: isTold ? view.serial : null,
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
