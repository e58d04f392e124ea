// Waits: since when a contract waits for an answer or a handover: since somebody new has to act.

import { type ContractState, otherParty, PARTIES } from '@dunmer/shared/contract';

type Signed = Extract<ContractState, { at: 'signed' }>;

function awaitedInside({ game, handed, annulling }: Signed): readonly string[] {
  if (game.at === 'playing') return [];
  if (game.at === 'proposed') return [`${game.proposal}th proposal/${otherParty(game.by)}`];
  if (game.at === 'demanded') return [`demand/${otherParty(game.by)}`];
  return [
    ...PARTIES.filter((party) => !handed[party]).map((party) => `handover/${party}`),
    ...PARTIES.filter((party) => annulling[party]).map((party) => `annulling/${otherParty(party)}`),
  ];
}

/** What is awaited of whom. */
function awaited(state: ContractState): readonly string[] {
  if (state.at === 'offered') return ['answer/two'];
  return state.at === 'signed' ? awaitedInside(state) : [];
}

/** Whether a contract waits for something for which it did not wait before. */
export function waitsAnew(before: ContractState, after: ContractState): boolean {
  const known = awaited(before);
  return awaited(after).some((one) => !known.includes(one));
}
