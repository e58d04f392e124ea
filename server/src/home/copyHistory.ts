// copyHistory: one copy, where it came from, and the newest of what has happened to it.

import type { CopyHistory } from '@dunmer/shared/protocol';
import type { Interests } from '../interest/index.ts';
import { type CopyAct, type PersonKey, type Reader, STORE_OWNER, type StoredCopy } from '../store/index.ts';
import { briefIn, timeOf } from './briefs.ts';
import { copyView, definitionsOf } from './deckInfo.ts';

/** The people whom an act concerned: the copy's owner before and after it. */
const concernedBy = ({ move, owner }: CopyAct): readonly (PersonKey | null)[] =>
  move === null ? [owner] : [move.from, move.to];

/**
 * Tells where a copy came from and what was done to it. The caller has checked that the reader may see it. Staff are
 * told the names of those who did it; an owner is told why their own card was moved. Somebody with an interest in a
 * match is told the serial number of their own copy only: the missing numbers would be those of its players.
 */
export async function copyHistory(
  reader: Reader,
  copy: StoredCopy,
  interests: Interests,
): Promise<CopyHistory> {
  const isOwn = interests.to(copy.owner) === 'own';
  const isTold = isOwn || interests.strongest === 'other';
  const history = await reader.cards.historyOf(copy.key);
  const acts = history.acts.map((act) =>
    !isOwn || concernedBy(act).includes(copy.owner) ? act : { ...act, reason: '' },
  );
  const owner = copy.owner === STORE_OWNER ? null : await reader.people.personByKey(copy.owner);
  const hands = acts.flatMap(({ move }) => (move === null ? [] : [move.from, move.to]));
  const doers = isOwn ? [] : acts.flatMap(({ who }) => who ?? []);
  const names = await reader.floor.briefs([copy.owner, ...hands, ...doers]);
  const brief = (key: PersonKey) => (key === STORE_OWNER ? null : briefIn(names, key));
  const doer = (who: PersonKey | null) => (who === null || isOwn ? null : briefIn(names, who));
  const isBound = (owner?.match ?? null) !== null;
  const view = copyView(copy, await definitionsOf(reader), isBound);
  return {
    ...view,
    serial: isTold ? view.serial : null,
    owner: brief(copy.owner),
    ...(owner === null && { slip: copy.slip === null ? ('none' as const) : ('printed' as const) }),
    ...(history.isCut && { cut: true as const }),
    history: acts.flatMap(({ move, who, reason, at }) =>
      move === null
        ? []
        : [
            {
              from: brief(move.from),
              to: brief(move.to),
              why: move.why,
              subject: move.subject,
              who: doer(who),
              reason,
              at: timeOf(at),
            },
          ],
    ),
    freezes: acts.flatMap(({ frozen, who, reason, at }) =>
      frozen === null ? [] : [{ frozen, who: doer(who), reason, at: timeOf(at) }],
    ),
  };
}
