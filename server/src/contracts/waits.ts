// Waits: since when a contract waits for an answer, to an annulment, and for a handover (EVENT, "Contracts"): each
// since somebody new has to act.

import { type ContractState, otherParty, PARTIES } from '@dunmer/shared/contract';

type Signed = Extract<ContractState, { at: 'signed' }>;

/** The answer that is awaited inside a signed contract to what is said of a game, with of whom. */
function answersInside({ game }: Signed): readonly string[] {
  if (game.at === 'proposed') return [`${game.proposal}th proposal/${otherParty(game.by)}`];
  return game.at === 'demanded' ? [`demand/${otherParty(game.by)}`] : [];
}

function answers(state: ContractState): readonly string[] {
  if (state.at === 'offered') return ['answer/two'];
  return state.at === 'signed' ? answersInside(state) : [];
}

/**
 * Of whom an answer to an annulment is awaited: whatever is said of a game meanwhile, but for whoever sits at the
 * table.
 */
const annulments = (state: ContractState): readonly string[] =>
  state.at === 'signed' && state.game.at !== 'playing'
    ? PARTIES.filter((party) => state.annulling[party])
    : [];

/**
 * A game that is proposed, an annulment that is asked for, and a handover that is taken back end no wait for handovers.
 */
const awaitsHandover = (state: ContractState): boolean =>
  state.at === 'signed' && state.game.at !== 'playing';

/** Whether a contract waits for an answer, to an annulment, or for a handover, for which it did not wait before. */
export const waitsAnew = (
  before: ContractState,
  after: ContractState,
): { readonly answer: boolean; readonly annulment: boolean; readonly handover: boolean } => ({
  answer: answers(after).some((one) => !answers(before).includes(one)),
  annulment: annulments(after).some((one) => !annulments(before).includes(one)),
  handover: awaitsHandover(after) && !awaitsHandover(before),
});
