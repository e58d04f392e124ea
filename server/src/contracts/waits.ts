// Waits: since when a contract has been waiting for an answer, for an answer to an annulment, and for a handover
// (EVENT, "Contracts"). Each wait begins when somebody new has to act.

import { type ContractState, otherParty, PARTIES } from '@dunmer/shared/contract';

type Signed = Extract<ContractState, { at: 'signed' }>;

/** The answers about a game that are awaited inside a signed contract, each with the party who has to give it. */
function answersInside({ game }: Signed): readonly string[] {
  if (game.at === 'proposed') return [`${game.proposal}th proposal/${otherParty(game.by)}`];
  return game.at === 'demanded' ? [`demand/${otherParty(game.by)}`] : [];
}

function answers(state: ContractState): readonly string[] {
  if (state.at === 'offered') return ['answer/two'];
  return state.at === 'signed' ? answersInside(state) : [];
}

/**
 * The parties whose wish to annul waits for the other's answer, whatever is said about a game meanwhile; none while the
 * match is on, because both sit at the table.
 */
const annulments = (state: ContractState): readonly string[] =>
  state.at === 'signed' && state.game.at !== 'playing'
    ? PARTIES.filter((party) => state.annulling[party])
    : [];

/**
 * Whether a handover is awaited. Proposing a game, asking for an annulment, or taking back a confirmation does not
 * end that wait.
 */
const awaitsHandover = (state: ContractState): boolean =>
  state.at === 'signed' && state.game.at !== 'playing';

/** Which of the three waits of a contract begin with this change of its state. */
export const waitsAnew = (
  before: ContractState,
  after: ContractState,
): { readonly answer: boolean; readonly annulment: boolean; readonly handover: boolean } => ({
  answer: answers(after).some((one) => !answers(before).includes(one)),
  annulment: annulments(after).some((one) => !annulments(before).includes(one)),
  handover: awaitsHandover(after) && !awaitsHandover(before),
});
