// Overdue: what has waited so long that staff see it marked (EVENT, "Contracts"). The limits are set here alone.

import type { StoredContract } from '../store/index.ts';

const MINUTE = 60_000;
/** How long an answer may be waited for, in milliseconds. Nothing is overdue sooner. */
export const ANSWER_MS = 10 * MINUTE;
const HANDOVER_MS = 30 * MINUTE;

type Waiting = Pick<StoredContract, 'state' | 'answerFrom' | 'annulFrom' | 'handoverFrom'>;

interface Wait {
  /** Since when it is waited for, in the event's time. */
  readonly from: number;
  readonly atMost: number;
}

/** What a contract in this state waits for; while its match is being played, nobody is waited for. */
function waitsOf({ state, answerFrom, annulFrom, handoverFrom }: Waiting): readonly Wait[] {
  const answer = { from: answerFrom, atMost: ANSWER_MS };
  if (state.at === 'offered') return [answer];
  if (state.at !== 'signed' || state.game.at === 'playing') return [];
  const { game, annulling } = state;
  return [
    ...(game.at === 'proposed' || game.at === 'demanded' ? [answer] : []),
    ...(annulling.one || annulling.two ? [{ from: annulFrom, atMost: ANSWER_MS }] : []),
    { from: handoverFrom, atMost: HANDOVER_MS },
  ];
}

/**
 * How long a contract has waited for the first thing that is overdue at `now`, in milliseconds; null where nothing is.
 * `now` is in the event's time, which stands still in pauses and while the server is down.
 */
export function overdueFor(contract: Waiting, now: number): number | null {
  const over = waitsOf(contract).find(({ from, atMost }) => now - from > atMost);
  return over === undefined ? null : now - over.from;
}
