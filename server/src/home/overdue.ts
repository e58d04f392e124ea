// Overdue: what has waited so long that staff see it marked (EVENT, "Contracts"). Here alone is said how long that is.

import type { ContractState } from '@dunmer/shared/contract';
import type { StoredContract } from '../store/index.ts';

const MINUTE = 60_000;
/** How long an answer may be waited for, in milliseconds. Nothing is overdue sooner. */
export const ANSWER_MS = 10 * MINUTE;
const HANDOVER_MS = 30 * MINUTE;

type Waiting = Pick<StoredContract, 'state' | 'answerFrom' | 'handoverFrom'>;

/** Whether a contract in this state waits for an answer, and whether for a handover; for nobody while it is being played. */
function waitedFor(state: ContractState): { readonly answer: boolean; readonly handover: boolean } {
  if (state.at === 'offered') return { answer: true, handover: false };
  if (state.at !== 'signed' || state.game.at === 'playing') return { answer: false, handover: false };
  const { game, annulling } = state;
  const isAsked = game.at === 'proposed' || game.at === 'demanded' || annulling.one || annulling.two;
  return { answer: isAsked, handover: true };
}

/**
 * How long a contract has waited for what it has waited for too long at `now` of the event's time, which stands in pauses and while
 * the server is down, in milliseconds; null where it has not.
 */
export function overdueFor({ state, answerFrom, handoverFrom }: Waiting, now: number): number | null {
  const { answer, handover } = waitedFor(state);
  if (answer && now - answerFrom > ANSWER_MS) return now - answerFrom;
  return handover && now - handoverFrom > HANDOVER_MS ? now - handoverFrom : null;
}
