// PlanCopy: where the copy belongs that was the price of victory, when a referee settles the match anew.

import { type CopyId, otherSeat, type Seat, SEATS } from '@dunmer/shared/rules';
import { isPlayable } from '../registry/index.ts';
import type { PersonKey, Stakes, StoredCopy } from '../store/index.ts';

export interface CopyPlan {
  readonly move: {
    readonly copy: StoredCopy;
    readonly to: PersonKey;
    readonly why: 'returned' | 'claimed';
  } | null;
  /** It has moved on, or is not free. */
  readonly missing: readonly CopyId[];
}

const NOTHING: CopyPlan = { move: null, missing: [] };

/** Plans the way of the claimed copy: to the loser where their claim is kept, else back to the winner of the match. */
export function planCopy({ traders, copy }: Stakes, winner: Seat | null, keepsClaim: boolean): CopyPlan {
  if (copy === null || winner === null) return NOTHING;
  const to = traders[keepsClaim ? otherSeat(winner) : winner].key;
  if (copy.owner === to) return NOTHING;
  const isTheirs = SEATS.some((seat) => traders[seat].key === copy.owner);
  const isFree = isPlayable(copy) && SEATS.every((seat) => traders[seat].match === null);
  return isTheirs && isFree
    ? { move: { copy, to, why: keepsClaim ? 'claimed' : 'returned' }, missing: [] }
    : { move: null, missing: [copy.id] };
}
