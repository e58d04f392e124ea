// Overdue: what has waited so long that staff see it marked (EVENT, "Contracts").

import type { ContractState } from '@dunmer/shared/contract';

const MINUTE = 60_000;
/** How long an answer and a handover may be waited for, in milliseconds. */
export const OVERDUE = { answer: 10 * MINUTE, handover: 30 * MINUTE } as const;

/** How long a contract in this state may wait; null where nobody is waited for, as while it is being played. */
function patience(state: ContractState): number | null {
  if (state.at === 'offered') return OVERDUE.answer;
  if (state.at !== 'signed' || state.game.at === 'playing') return null;
  const isAsked = state.game.at === 'proposed' || state.game.at === 'demanded';
  return isAsked ? OVERDUE.answer : OVERDUE.handover;
}

/** Whether a contract has waited too long at `now`. */
export function isOverdue({ state, waits }: { state: ContractState; waits: number }, now: number): boolean {
  const most = patience(state);
  return most !== null && now - waits > most;
}
