// cardNews: tells somebody what staff have done to their cards (EVENT, "Taking acts back").

import type { CardNews } from '@dunmer/shared/protocol';
import { type CopyAct, type PersonKey, STORE_OWNER } from '../store/index.ts';
import { briefIn, type Briefs, timeOf } from './briefs.ts';

/** The most items shown; what was done at once, such as a deal, is one item. */
const MOST = 5;

/** What happened to the copy from this person's point of view, as one word. */
function whatOf({ move, frozen }: CopyAct, person: PersonKey): CardNews['what'] {
  if (move !== null) return move.to === person ? 'came' : 'went';
  return frozen === true ? 'frozen' : 'thawed';
}

/** The other person of a move: the owner before or after it. The store where nothing was moved. */
const otherIn = ({ move }: CopyAct, person: PersonKey): PersonKey => {
  if (move === null) return STORE_OWNER;
  return move.to === person ? move.from : move.to;
};

/** Returns everybody whom this news names. */
export const namedInNews = (acts: readonly CopyAct[], person: PersonKey): readonly PersonKey[] =>
  acts.map((act) => otherIn(act, person)).filter((key) => key !== STORE_OWNER);

/** Groups acts that were done at once in the same way into one item of news. `acts` come newest first. */
export function cardNews(acts: readonly CopyAct[], person: PersonKey, briefs: Briefs): readonly CardNews[] {
  const together = Map.groupBy(
    acts,
    (act) => `${act.seq} ${whatOf(act, person)} ${otherIn(act, person)} ${act.move?.why ?? ''}`,
  );
  return [...together.values()].slice(0, MOST).flatMap((group) => {
    const [newest] = group;
    if (newest === undefined) return [];
    const other = otherIn(newest, person);
    const { move, act, reason, at } = newest;
    return [
      {
        news: act,
        what: whatOf(newest, person),
        why: move?.why ?? null,
        cards: group.map(({ copy, card }) => ({ copy, card })),
        other: other === STORE_OWNER ? null : briefIn(briefs, other),
        match: move?.subject ?? null,
        reason,
        at: timeOf(at),
      },
    ];
  });
}
