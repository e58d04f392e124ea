// PlanCopy: where the copy belongs that was the price of victory, when a referee settles the match anew.

import type { CopyBlock } from '@dunmer/shared/protocol';
import { otherSeat, type Seat, SEATS } from '@dunmer/shared/rules';
import { blockOf } from '../copies/index.ts';
import type { PersonKey, StakesAgain, StoredCopy } from '../store/index.ts';

/** A copy that should move and can't. */
export interface Stuck {
  readonly copy: StoredCopy;
  /** `gone`: it has been handed on; else what binds it, or one of the two. */
  readonly why: CopyBlock | 'gone';
}

export interface CopyPlan {
  readonly move: {
    readonly copy: StoredCopy;
    readonly to: PersonKey;
    readonly why: 'returned' | 'claimed';
  } | null;
  readonly stuck: Stuck | null;
  /** Whose it should be; null where none was claimed. */
  readonly due: Seat | null;
}

const NOTHING: CopyPlan = { move: null, stuck: null, due: null };

/** Why a copy can't go from its holder to whom it is due; null where it can. Neither may be in a match. */
export function hindranceOf(
  copy: StoredCopy,
  holder: PersonKey,
  traders: readonly { readonly match: number | null }[],
): CopyBlock | 'gone' | null {
  if (copy.owner !== holder) return 'gone';
  return blockOf(
    copy,
    traders.some(({ match }) => match !== null),
  );
}

/**
 * Plans the way of the claimed copy: to the loser where their claim is kept, else back to the winner. It comes from
 * whom the match has brought it to: whoever got it and gave it away has had it.
 */
export function planCopy(
  { traders, copy, holder }: StakesAgain,
  winner: Seat | null,
  keepsClaim: boolean,
): CopyPlan {
  if (copy === null || winner === null) return NOTHING;
  const due = keepsClaim ? otherSeat(winner) : winner;
  const to = traders[due].key;
  const from = holder ?? traders[otherSeat(winner)].key;
  if (from === to || copy.owner === to) return { ...NOTHING, due };
  const why = hindranceOf(
    copy,
    from,
    SEATS.map((seat) => traders[seat]),
  );
  if (why !== null) return { move: null, stuck: { copy, why }, due };
  return { move: { copy, to, why: keepsClaim ? 'claimed' : 'returned' }, stuck: null, due };
}
