// commandOf: the command of an act on a contract, naming what it answers. Pure.

import type { ContractView } from '@dunmer/shared/protocol';
import type { EventCommand, Meant } from '../net/index.ts';
import type { Act } from './acts.ts';

export const ACT_TYPES = [
  'acceptContract',
  'declineContract',
  'withdrawContract',
  'confirmHandover',
  'takeBackHandover',
  'agreeAnnul',
  'takeBackAnnul',
  'proposeGame',
  'agreeGame',
  'counterGame',
  'withdrawGame',
  'demandSixth',
  'chooseRounding',
  'refuseGame',
] as const satisfies readonly EventCommand['type'][];

export type ActType = (typeof ACT_TYPES)[number];

/** The number of what stands, so that the answer names it. */
const proposalIn = ({ state }: ContractView): number =>
  state.at === 'signed' && 'proposal' in state.game ? state.game.proposal : 0;

/** The command of an act on the contract as it was shown; a counter-offer is a contract of its own. */
export function commandOf(view: ContractView, act: Exclude<Act, 'counter'>, amount: number): Meant<ActType> {
  const { contract } = view;
  switch (act) {
    case 'accept':
      // The game that the offer names is named: a yes without it means the deal alone.
      return { type: 'acceptContract', contract, ...(view.game === null ? {} : { game: view.game }) };
    case 'decline':
      return { type: 'declineContract', contract };
    case 'withdraw':
      return { type: 'withdrawContract', contract };
    case 'proposeGame':
      return { type: act, contract, amount };
    case 'agreeGame':
    case 'withdrawGame':
    case 'refuseGame':
      return { type: act, contract, proposal: proposalIn(view) };
    case 'counterGame':
    case 'chooseRounding':
      return { type: act, contract, proposal: proposalIn(view), amount };
    default:
      return { type: act, contract };
  }
}
