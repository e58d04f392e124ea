// PledgeWindow: what of a promise says when it may be played.

import type { PledgeCard } from '@dunmer/shared/windows';

/** What of a card says when it may be played. */
export interface WindowOf {
  readonly window: PledgeCard['window'];
  readonly other: NonNullable<PledgeCard['with']>;
}
