// Mirror: one viewer's view of a match, put together from the batches that were taken in, in order, as on a phone.

import {
  matchViewOf,
  type MatchView,
  NEW_SEALED_MATCH,
  TRADE,
  type VisibleEvent,
} from '@dunmer/shared/fairness';
import { type MatchLog, NOTHING_SEEN, takeBatchesAt } from '@dunmer/shared/phone';
import type { Batch } from '@dunmer/shared/protocol';
import type { Viewer } from '@dunmer/shared/rules';

/** How a batch relates to those that were taken in: the next, already known, or after a gap. */
export type Fit = 'next' | 'known' | 'gap';

export class Mirror {
  readonly #viewer: Viewer;
  #log: MatchLog = NOTHING_SEEN;

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  get version(): number {
    return this.#log.version;
  }

  get view(): MatchView {
    return this.#log.view ?? matchViewOf(NEW_SEALED_MATCH, this.#viewer);
  }

  get events(): readonly VisibleEvent[] {
    return this.#log.events;
  }

  get isFinished(): boolean {
    return this.view.common.phase.at === 'finished';
  }

  /** Takes in the next batch; any other batch changes nothing. */
  take(batch: Batch): Fit {
    const log = takeBatchesAt(TRADE, this.#log, this.#viewer, [batch]);
    if (log === null) return 'gap';
    const fit = log === this.#log ? 'known' : 'next';
    this.#log = log;
    return fit;
  }
}
