// mayDo: which commands a party could give now, so that screens need not know the rules.

import type { PartyCommand } from './command.ts';
import { decideContract } from './decideContract.ts';
import type { Facts } from './facts.ts';
import type { Party } from './party.ts';
import { sixthChoices } from './sixthChoices.ts';
import type { ContractState } from './state.ts';
import type { Terms } from './terms.ts';

/** One of each, with the details that would be taken if any are: the standing proposal, the smallest prestige. */
function likeliest(terms: Terms, state: ContractState, facts: Facts, by: Party): readonly PartyCommand[] {
  const game = state.at === 'signed' ? state.game : null;
  const proposal = game?.at === 'proposed' || game?.at === 'demanded' ? game.proposal : 0;
  const rounding = sixthChoices(terms.sum, facts.least, facts.purses)[0] ?? 0;
  return [
    { type: 'accept', by },
    { type: 'decline', by },
    { type: 'counter', by },
    { type: 'withdraw', by },
    { type: 'confirmHandover', by },
    { type: 'takeBackHandover', by },
    { type: 'agreeAnnul', by },
    { type: 'takeBackAnnul', by },
    { type: 'proposeGame', by, amount: facts.least },
    { type: 'agreeGame', by, proposal },
    { type: 'counterGame', by, proposal, amount: facts.least },
    { type: 'withdrawGame', by, proposal },
    { type: 'demandSixth', by },
    { type: 'chooseRounding', by, proposal, amount: rounding },
    { type: 'refuseGame', by, proposal },
  ];
}

/** The types of the commands that are not refused to `party` now, given the right details. */
export const mayDo = (
  terms: Terms,
  state: ContractState,
  facts: Facts,
  party: Party,
): readonly PartyCommand['type'][] =>
  likeliest(terms, state, facts, party)
    .filter((command) => decideContract(terms, state, command, facts).ok)
    .map((command) => command.type);
