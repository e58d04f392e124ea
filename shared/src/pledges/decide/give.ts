// Giving (PROMISES 2): a contract sets promises aside, then brings each into the other's hand, or back.

import type { HeldPledge, TraderId } from '../../windows/index.ts';
import { pledgeIn } from '../../windows/index.ts';
import type { PledgeAroundCommand } from '../command.ts';
import { heldBy, lyingIn } from '../state.ts';
import { DONE, refuse, type Refused, type Run } from './run.ts';

type Of<Type extends PledgeAroundCommand['type']> = Extract<PledgeAroundCommand, { readonly type: Type }>;

/**
 * PR5, PR6: sets promises aside. Each must now be in its giver's hand; the refusal says nothing of where else it may
 * be.
 */
export function sign(run: Run, { contract, gives }: Of<'sign'>): Refused {
  for (const [i, { by, key }] of gives.entries()) {
    if (gives.findIndex((each) => each.key === key || each.by === by) < i)
      return refuse({ code: 'named-twice', key });
    const place = run.find(key)?.place;
    if (place?.at !== 'hand' || place.of !== by) return refuse({ code: 'not-to-be-had', key });
  }
  for (const { by, key } of gives) {
    const found = run.find(key);
    if (found !== null) run.move(found.pledge, { at: 'held', contract, by }, 'signed');
  }
  return DONE;
}

/**
 * PR10 [C1b]: brings a promise into a hand. One with the window `received` is played in the same step, unless it
 * comes to its owner.
 */
function bring(run: Run, pledge: HeldPledge, to: TraderId): void {
  const { window, lies } = pledgeIn(run.catalogue, pledge.card);
  if (window !== 'received' || pledge.owner === to) run.move(pledge, { at: 'hand', of: to }, 'given');
  else {
    run.move(pledge, { at: 'front', of: to, named: null, match: null }, 'received');
    if (lies !== true) run.goHome(pledge, 'used');
  }
}

/**
 * PR6, PR8: brings each promise into the other's hand. PR21: promises that lay before take the fulfilment into
 * account, those that it brings don't. PR25: a promise that would come to a ruined trader goes home.
 */
export function fulfil(run: Run, { contract, payer, paid, price }: Of<'fulfil'>): Refused {
  const lying = lyingIn(run.state);
  for (const { pledge, place } of heldBy(run.state, contract)) {
    if (place.at !== 'held') continue;
    const to = place.by === payer ? paid : payer;
    if (run.state.ruined.has(to)) run.goHome(pledge, 'ruined');
    else bring(run, pledge, to);
  }
  run.comesAbout(lying, { what: 'fulfilled', payer, paid, price });
  return DONE;
}

/** PR6: brings each promise back into its giver's hand. */
export function annul(run: Run, { contract }: Of<'annul'>): Refused {
  for (const { pledge, place } of heldBy(run.state, contract))
    if (place.at === 'held') run.move(pledge, { at: 'hand', of: place.by }, 'annulled');
  return DONE;
}

/** Lets `console` pay, because a game was refused. */
export function gameRefused(run: Run, { asker, refuser, sum }: Of<'gameRefused'>): Refused {
  run.comesAbout(lyingIn(run.state), { what: 'refused', asker, refuser, sum });
  return DONE;
}

/** Sends a `tie` home if its holder proposes a game to the owner, or demands their sixth. */
export function gameBegun(run: Run, { by, other }: Of<'gameBegun'>): Refused {
  if (!run.facts.isOn) return DONE;
  for (const { pledge, holder } of lyingIn(run.state)) {
    const { effects } = pledgeIn(run.catalogue, pledge.card);
    if (holder === by && pledge.owner === other && effects.some(({ op }) => op === 'tie'))
      run.goHome(pledge, 'came-about');
  }
  return DONE;
}
