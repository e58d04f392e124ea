// Acts: what of a contract's acts stands where: the one to do next, what else answers it, and the rest. Pure.

import type { PartyCommand } from '@dunmer/shared/contract';
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

export function actsAtHand(contract: Pick<ContractView, 'state' | 'party' | 'may'>): ActsAtHand {
  const may = new Set<string>(contract.may);
  const front = (FRONT[statusOf(contract)] ?? []).filter((act) => may.has(act));
  const rest = ORDER.filter((act) => may.has(act) && !front.includes(act));
  return { first: front[0] ?? null, others: front.slice(1), rest };
}
