// Overdue: what has waited so long that staff see it marked (EVENT, "Contracts").

import type { ContractState } from '@dunmer/shared/contract';

const MINUTE = 60_000;
export const ANSWER_TIME = 10 * MINUTE;
export const HANDOVER_TIME = 30 * MINUTE;

/** How long a contract in this state may wait; null where nobody is waited for, as while it is being played. */
export function patience(state: ContractState): number | null {
  if (state.at === 'offered') return ANSWER_TIME;
  if (state.at !== 'signed' || state.game.at === 'playing') return null;
  const isAsked = state.game.at === 'proposed' || state.game.at === 'demanded';
  return isAsked ? ANSWER_TIME : HANDOVER_TIME;
}

/** Whether a contract has waited too long at `now`. */
export function isOverdue({ state, waits }: { state: ContractState; waits: number }, now: number): boolean {
  const most = patience(state);
  return most !== null && now - waits > most;
}
