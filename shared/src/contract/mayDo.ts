// mayDo: which commands a party could give now, so that screens need no rules.

import type { PartyCommand } from './command.ts';
import type { CardFacts } from './cards/cardFacts.ts';
import { decideWithCards } from './cards/decideWithCards.ts';
import { decideContract } from './decideContract.ts';
import type { Facts } from './facts.ts';
import { otherParty, type Party } from './party.ts';
import { sixthChoices } from './sixthChoices.ts';
import type { ContractState } from './state.ts';
import { atTable, tableOf } from './tableName.ts';
import type { Terms } from './terms.ts';

/**
 * Returns one command of each type, with details that are accepted if any would be: the standing proposal and its
 * table, the smallest prestige.
 */
function likeliest(terms: Terms, state: ContractState, facts: Facts, by: Party): readonly PartyCommand[] {
  const game = state.at === 'signed' ? state.game : null;
  const proposal = game?.at === 'proposed' || game?.at === 'demanded' ? game.proposal : 0;
  const demand = game?.at === 'demanded' ? game : {};
  const table = game?.at === 'proposed' ? atTable(tableOf(game)) : {};
  const rounding = sixthChoices(terms.sum, facts.least, facts.purses, demand)[0] ?? 0;
  return [
    { type: 'accept', by, game: terms.game, ...atTable(tableOf(terms)) },
    { type: 'decline', by },
    { type: 'counter', by },
    { type: 'withdraw', by },
    { type: 'confirmHandover', by },
    { type: 'takeBackHandover', by },
    { type: 'agreeAnnul', by },
    { type: 'takeBackAnnul', by },
    { type: 'proposeGame', by, amount: facts.least },
    { type: 'agreeGame', by, proposal, ...table },
    { type: 'counterGame', by, proposal, amount: facts.least },
    { type: 'withdrawGame', by, proposal },
    { type: 'demandSixth', by },
    { type: 'chooseRounding', by, proposal, amount: rounding },
    { type: 'refuseGame', by, proposal },
  ];
}

/**
 * Returns what a party may know of the facts. The other's purse is the other's secret (EVENT, "Who sees what"), and
 * only a party to a signed contract is told that a match binds the other.
 */
export function asKnownTo<Known extends Facts>(party: Party, state: ContractState, facts: Known): Known {
  const other = otherParty(party);
  const { purses, busy } = facts;
  return {
    ...facts,
    purses: purses && { ...purses, [other]: Infinity },
    busy: state.at === 'offered' ? { ...busy, [other]: false } : busy,
  };
}

/**
 * Returns the types of commands that `party` may try now, as far as they may know. A command that only fails because
 * the other holds too little is among them, and is refused when it is tried.
 */
export const mayDo = (
  terms: Terms,
  state: ContractState,
  facts: Facts | CardFacts,
  party: Party,
): readonly PartyCommand['type'][] => {
  const known = asKnownTo(party, state, facts);
  const isTaken = (command: PartyCommand): boolean =>
    'windows' in known
      ? decideWithCards(terms, state, command, known).ok
      : decideContract(terms, state, command, known).ok;
  return likeliest(terms, state, known, party)
    .filter(isTaken)
    .map((command) => command.type);
};
