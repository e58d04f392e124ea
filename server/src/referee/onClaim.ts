// OnClaim: an act that may end an open claim is also about those who pay by it: promises that lie before the loser come
// about once the match is over or no longer binds (PROMISES, PR23).

import { pledgeIn } from '@dunmer/shared/windows';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { Asking } from '../command/index.ts';
import { arePledgesKnown, pledgesAround } from '../holds/index.ts';
import type { About } from '../interest/index.ts';
import type { PersonKey, StoredMatch } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import { aboutTable, onMatch } from './onMatch.ts';

type OnClaim = Pick<Asking<Actor, unknown>, 'context' | 'tx'>;

const paysForLosing = (card: string): boolean =>
  pledgeIn(PRINTED, card).effects.some(({ op }) => op === 'insure');

/** Finds the people who pay the claimant of a match for having lost, as soon as it no longer binds. */
async function insurersOf({ context, tx }: OnClaim, { id }: StoredMatch): Promise<readonly PersonKey[]> {
  const live = await context.lives.get(tx, id);
  if (live === null || live.at !== 'trade' || live.state.desk.unbound) return [];
  const { phase } = live.state.rules.common;
  const claimant = phase.at === 'claiming' ? live.table.seats[phase.claimant].person : null;
  if (claimant === null || !(await arePledgesKnown(context, tx))) return [];
  const { stored } = await pledgesAround(context, tx, [claimant.key]);
  return [...stored.values()].flatMap(({ owner, place, of, card }) =>
    place === 'front' && of === claimant.key && paysForLosing(card) ? owner : [],
  );
}

/**
 * An act about a match, its players, and those who pay once its claim is over: its preview tells what is in their
 * purses.
 */
export const onClaim = {
  find: onMatch.find,
  async about(asking: OnClaim, match: StoredMatch): Promise<About> {
    const about = aboutTable(match);
    return { ...about, people: [...about.people, ...(await insurersOf(asking, match))] };
  },
};
