// Overdue: what has waited so long that staff see it marked (EVENT, "Contracts"). Here alone is said how long that is.

import type { ContractState } from '@dunmer/shared/contract';

const MINUTE = 60_000;
/** How long an answer may be waited for, in milliseconds. Nothing is overdue sooner. */
export const ANSWER_MS = 10 * MINUTE;
const HANDOVER_MS = 30 * MINUTE;

/** How long a contract in this state may wait; null where nobody is waited for, as while it is being played. */
function patience(state: ContractState): number | null {
  if (state.at === 'offered') return ANSWER_MS;
  if (state.at !== 'signed') return null;
  const { game, annulling } = state;
  if (game.at === 'playing') return null;
  const isAsked = game.at === 'proposed' || game.at === 'demanded' || annulling.one || annulling.two;
  return isAsked ? ANSWER_MS : HANDOVER_MS;
}

/** Whether a contract has waited too long at `now` of the event's time, which stands in pauses and while the server is down. */
export function isOverdue(
  { state, waitsFrom }: { readonly state: ContractState; readonly waitsFrom: number },
  now: number,
): boolean {
  const most = patience(state);
  return most !== null && now - waitsFrom > most;
}
