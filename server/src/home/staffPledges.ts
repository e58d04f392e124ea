// StaffPledges: where every promise is, for staff. Referees, and staff with an interest in a match, read nothing of
// what lies hidden.

import type { PledgeWhere, StaffPledgesInfo } from '@dunmer/shared/protocol';
import type { Reader, StoredPledge } from '../store/index.ts';
import type { World } from '../world/index.ts';
import { briefIn, type Briefs } from './briefs.ts';
import { allGiven } from './givenInfo.ts';
import { briefsOf, namedInPledges, pledgeItem } from './pledgeItem.ts';
import { handInfos } from './pledgesInfo.ts';
import { readsRuinOf, type StaffLooking } from './staffLooking.ts';

function whereIs({ place, of, contractId, named }: StoredPledge, briefs: Briefs): PledgeWhere {
  const who = briefIn(briefs, of ?? 0);
  switch (place) {
    case 'hand':
      return { at: 'hand', of: who };
    case 'held':
      return { at: 'held', by: who, contract: contractId ?? '' };
    case 'front':
      return { at: 'front', of: who, named };
    case 'out':
      return { at: 'out' };
  }
}

const isHidden = ({ place }: StoredPledge): boolean => place === 'hand' || place === 'held';

/**
 * Reads what staff with these interests get at GET /api/staff/pledges. Everybody knows how many promises there are and
 * which: if only some hidden ones were left out, the reader could tell that those are with their match's players.
 */
export async function staffPledges(
  { settings }: Pick<World, 'settings'>,
  reader: Reader,
  looking: StaffLooking,
): Promise<StaffPledgesInfo> {
  const { interests, isOrganiser } = looking;
  const stored = await reader.pledges.pledges();
  const hands = await reader.pledges.hands();
  const shown = isOrganiser && interests.players.size === 0 ? stored : stored.filter((one) => !isHidden(one));
  const briefs = await briefsOf(reader, [...namedInPledges(shown), ...hands.map(({ person }) => person)]);
  const { promises } = (await settings.of(reader)).settings;
  return {
    on: promises === 'on',
    ...(promises === 'closed' ? { closed: { given: await allGiven(reader) } } : {}),
    hands: handInfos(hands, briefs).map((info, i) => {
      const hand = hands[i];
      const isTold = hand !== undefined && hand.ruinAfter !== null && readsRuinOf(looking, hand.person);
      return isTold ? { ...info, ruinArranged: true } : info;
    }),
    places: shown.map((one) => ({ ...pledgeItem(one, briefs), where: whereIs(one, briefs) })),
  };
}
