// Mirror: one viewer's picture of a match, made of the batches that the phone has taken in, in order.

import {
  evolveMatchView,
  matchViewOf,
  type MatchView,
  NEW_SEALED_MATCH,
  type VisibleEvent,
} from '@dunmer/shared/fairness';
import { type Batch, type SyncState, viewHash } from '@dunmer/shared/protocol';
import type { Viewer } from '@dunmer/shared/rules';

/** How a batch fits to what is there: the next, one that is known, or one after a gap. */
export type Fit = 'next' | 'known' | 'gap';

export class Mirror {
  version = 0;
  view: MatchView;
  readonly events: VisibleEvent[] = [];

  constructor(viewer: Viewer) {
    this.view = matchViewOf(NEW_SEALED_MATCH, viewer);
  }

  get isFinished(): boolean {
    return this.view.common.phase.at === 'finished';
  }

  /** Takes in the next batch; others change nothing. */
  take({ version, events }: Batch): Fit {
    if (version <= this.version) return 'known';
    if (version > this.version + 1) return 'gap';
    this.version = version;
    for (const event of events) this.view = evolveMatchView(this.view, event);
    this.events.push(...events);
    return 'next';
  }

  /** Takes in the answer to a sync from `since`; throws where it leaves a gap, or another view than the server's. */
  takeSync({ batches, hash }: SyncState, since: number): void {
    for (const batch of batches)
      if (this.take(batch) === 'gap') throw new Error(`a sync leaves a gap before version ${batch.version}`);
    const answered = batches.at(-1)?.version ?? since;
    if (answered === this.version && viewHash(this.view) !== hash)
      throw new Error(`at version ${this.version} the view differs from the server's`);
  }
}
