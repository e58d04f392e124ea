// What organisers do with promises (PR1, PR2, PR25, PR26).

import { pledge, type TraderId } from '../../windows/index.ts';
import type { PledgeStaffCommand } from '../command.ts';
import { isHome, type PledgePlace } from '../place.ts';
import { all, knownHand } from '../state.ts';
import { DONE, refuse, type Refused, type Run } from './run.ts';

type Of<Type extends PledgeStaffCommand['type']> = Extract<PledgeStaffCommand, { readonly type: Type }>;

/**
 * PR1, PR2: deals one promise of each common card and one of the house, once to each trader. Those of a ruined trader
 * are out at once (PR25).
 */
export function deal(run: Run, { who, house }: Of<'deal'>): Refused {
  if (!run.facts.trades.has(who)) return refuse({ code: 'not-trading', who });
  if (all(run.state).some((placed) => placed.pledge.owner === who))
    return refuse({ code: 'dealt-before', who });
  if (run.state.ruined.has(who)) return refuse({ code: 'ruined-before', who });
  const printed = [...run.catalogue.pledges.values()];
  if (!printed.some((card) => card.kind === 'house' && card.id === house))
    return refuse({ code: 'unknown-house', house });
  for (const card of printed)
    if (card.kind === 'common' || card.id === house)
      run.move(pledge(who, card.id), { at: 'hand', of: who }, 'dealt');
  return DONE;
}

/**
 * Whether a ruin of `who` concerns a place: it is their hand or front, or a contract holds the promise as their gift.
 */
const isWith = (place: PledgePlace, who: TraderId): boolean =>
  (place.at === 'held' && place.by === who) ||
  ((place.at === 'hand' || place.at === 'front') && place.of === who);

/**
 * PR25: ruins a trader. Their own promises are out, wherever they are; promises of others that they have go home.
 * Refuses while they are in a match.
 */
export function ruin(run: Run, { who }: Of<'ruin'>): Refused {
  if (run.state.ruined.has(who)) return refuse({ code: 'ruined-before' });
  if (run.facts.inMatch.has(who)) return refuse({ code: 'in-match' });
  for (const { pledge: one, place } of all(run.state)) {
    if (one.owner === who) run.move(one, { at: 'out' }, 'ruined');
    else if (isWith(place, who)) run.goHome(one, 'ruined');
  }
  const { state } = run;
  // A trader who was never dealt or given any promises is ruined too.
  const hands = new Map(state.hands).set(who, knownHand(state, who));
  run.state = { ...state, hands, ruined: new Set([...state.ruined, who]) };
  return DONE;
}

/** PR25: takes a ruin back. What is out goes into its owner's hand; what went home stays there. */
export function restore(run: Run, { who }: Of<'restore'>): Refused {
  if (!run.state.ruined.has(who)) return refuse({ code: 'not-ruined' });
  for (const { pledge: one, place } of all(run.state))
    if (one.owner === who && place.at === 'out') run.goHome(one, 'restored');
  run.state = { ...run.state, ruined: new Set([...run.state.ruined].filter((each) => each !== who)) };
  return DONE;
}

/** PR26: sends one promise home. */
export function sendHome(run: Run, { key }: Of<'sendHome'>): Refused {
  const found = run.find(key);
  if (found === null) return refuse({ code: 'unknown-promise', key });
  if (found.place.at === 'out') return refuse({ code: 'is-out', key });
  if (isHome(found)) return refuse({ code: 'at-home', key });
  run.goHome(found.pledge, 'sent-home');
  return DONE;
}
