// wishOf: what an act on a contract asks of it, naming what it answers. Pure.

import type { ContractView, ContractWish } from '@dunmer/shared/protocol';
import type { Act } from './acts.ts';

/** The number of what stands, so that the answer names it. */
const proposalIn = ({ state }: ContractView): number =>
  state.at === 'signed' && 'proposal' in state.game ? state.game.proposal : 0;

/** What an act asks of the contract as it was shown; a counter-offer is a contract of its own. */
export function wishOf(view: ContractView, act: Exclude<Act, 'counter'>, amount: number): ContractWish {
  switch (act) {
    case 'accept':
      // The game that the offer names is named: a yes without it means the contract alone.
      return { type: act, ...(view.game === null ? {} : { game: view.game }) };
    case 'proposeGame':
      return { type: act, amount };
    case 'agreeGame':
    case 'withdrawGame':
    case 'refuseGame':
      return { type: act, proposal: proposalIn(view) };
    case 'counterGame':
    case 'chooseRounding':
      return { type: act, proposal: proposalIn(view), amount };
    default:
      return { type: act };
  }
}
