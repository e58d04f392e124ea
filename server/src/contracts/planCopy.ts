// PlanCopy: where the copy that was the price of victory belongs when a referee settles the match anew.

import type { CopyBlock } from '@dunmer/shared/protocol';
import { otherSeat, type Seat, SEATS } from '@dunmer/shared/rules';
import { blockOf } from '../copies/index.ts';
import type { PersonKey, StakesAgain, StoredCopy } from '../store/index.ts';

/** A copy that should move and can't. */
export interface Stuck {
  readonly copy: StoredCopy;
  /** `gone`: it was handed on; otherwise what binds it, or one of the two players. */
  readonly why: CopyBlock | 'gone';
}

export interface CopyPlan {
  readonly move: {
    readonly copy: StoredCopy;
    readonly to: PersonKey;
    readonly why: 'returned' | 'claimed';
  } | null;
  readonly stuck: Stuck | null;
  /** The seat that should have it; null if none was claimed. */
  readonly due: Seat | null;
}

const NOTHING: CopyPlan = { move: null, stuck: null, due: null };

/** Why a copy can't go from its holder to its creditor; null if it can. Neither may be in a match. */
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
 * Plans where the claimed copy goes: to the loser if their claim is kept, otherwise back to the winner. It comes from
 * the player to whom the match last brought it, even if that player has given it away since.
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
