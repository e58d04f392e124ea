// Waits: since when a contract waits for an answer and for a handover (EVENT, "Contracts"): each since somebody new has to act.

import { type ContractState, otherParty, PARTIES } from '@dunmer/shared/contract';

type Signed = Extract<ContractState, { at: 'signed' }>;

/** The answers that are awaited inside a signed contract, each with of whom. */
function answersInside({ game, annulling }: Signed): readonly string[] {
  if (game.at === 'playing') return [];
  if (game.at === 'proposed') return [`${game.proposal}th proposal/${otherParty(game.by)}`];
  if (game.at === 'demanded') return [`demand/${otherParty(game.by)}`];
  return PARTIES.filter((party) => annulling[party]).map((party) => `annulling/${otherParty(party)}`);
}

function answers(state: ContractState): readonly string[] {
  if (state.at === 'offered') return ['answer/two'];
  return state.at === 'signed' ? answersInside(state) : [];
}

/** A game that is proposed, an annulment that is asked for, and a handover that is taken back end no wait for handovers. */
const awaitsHandover = (state: ContractState): boolean =>
  state.at === 'signed' && state.game.at !== 'playing';

/** Whether a contract waits for an answer, or for a handover, for which it did not wait before. */
export const waitsAnew = (
  before: ContractState,
  after: ContractState,
): { readonly answer: boolean; readonly handover: boolean } => ({
  answer: answers(after).some((one) => !answers(before).includes(one)),
  handover: awaitsHandover(after) && !awaitsHandover(before),
});
