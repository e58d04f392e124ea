// Acts: what of a contract's acts stands where: the one to do next, what else answers it, and the rest. Pure.

import { otherParty, type PartyCommand } from '@dunmer/shared/contract';
import type { ContractView } from '@dunmer/shared/protocol';
import type { DealStatus } from '../text/index.ts';
import { statusOf } from './status.ts';

export type Act = PartyCommand['type'];

export interface ActsAtHand {
  /** The one thing to do; null where the other has to. */
  readonly first: Act | null;
  /** Beside it. */
  readonly others: readonly Act[];
  /** Folded away. */
  readonly rest: readonly Act[];
}

/** What stands in front, by what the contract waits for; what may not be done now is left out. */
const FRONT: Readonly<Partial<Record<DealStatus, readonly Act[]>>> = {
  'offer-theirs': ['accept', 'counter', 'decline'],
  signed: ['confirmHandover', 'proposeGame'],
  'game-theirs': ['agreeGame', 'counterGame', 'refuseGame'],
  'demand-theirs': ['chooseRounding', 'refuseGame'],
  'annul-theirs': ['agreeAnnul'],
  'hand-theirs': ['confirmHandover'],
};

/** All acts in the order in which they are shown. */
const ORDER: readonly Act[] = [
  'accept',
  'agreeGame',
  'chooseRounding',
  'counter',
  'counterGame',
  'decline',
  'confirmHandover',
  'proposeGame',
  'demandSixth',
  'withdraw',
  'withdrawGame',
  'takeBackHandover',
  'takeBackAnnul',
  'agreeAnnul',
  'refuseGame',
];

/** What goes on with a game that waits for an answer; without it the rest of the answers is folded away. */
const GOES_ON: Readonly<Partial<Record<DealStatus, Act>>> = {
  'game-theirs': 'agreeGame',
  'demand-theirs': 'chooseRounding',
};

type Known = Pick<ContractView, 'state' | 'party' | 'may' | 'busy' | 'sixth'>;

/** Why a game that waits for the reader's answer can't begin now; null where it can, or none waits. */
export function hindranceOf({ state, party, may, busy, sixth }: Known) {
  const status = statusOf({ state, party });
  const goesOn = GOES_ON[status];
  if (goesOn === undefined || party === null) return null;
  if (busy[party]) return 'busy-mine';
  if (busy[otherParty(party)]) return 'busy-theirs';
  if (status === 'demand-theirs') return sixth.length === 0 ? 'demand-over' : null;
  return may.includes(goesOn) ? null : 'too-much';
}

/** Nobody is led to refuse, which ends the whole contract, because the game can't begin just now. */
function frontOf(contract: Known): readonly Act[] {
  const may = new Set<string>(contract.may);
  const front = (FRONT[statusOf(contract)] ?? []).filter((act) => may.has(act));
  switch (hindranceOf(contract)) {
    case 'busy-mine':
    case 'busy-theirs':
      return [];
    case 'too-much':
    case 'demand-over':
      return front.filter((act) => act !== 'refuseGame');
    case null:
      return front;
  }
}

export function actsAtHand(contract: Known): ActsAtHand {
  const may = new Set<string>(contract.may);
  const front = frontOf(contract);
  const rest = ORDER.filter((act) => may.has(act) && !front.includes(act));
  return { first: front[0] ?? null, others: front.slice(1), rest };
}
