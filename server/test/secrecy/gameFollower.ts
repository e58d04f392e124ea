// Game follower: the view that a visitor builds from the batches of a match at the patrons' table, as its phone does.

import { PATRONS, type Patrons, type SealedGameView } from '@dunmer/shared/patrons';
import { type MatchLog, NOTHING_SEEN, takeBatchesAt } from '@dunmer/shared/phone';
import { type Batch, viewHash } from '@dunmer/shared/protocol';
import type { Viewer } from '@dunmer/shared/rules';
import type { Follows } from './follower.ts';

type Synced = Parameters<Follows['takeSync']>[0];

export class GameFollower implements Follows {
  #viewer: Viewer = 'watcher';
  #log: MatchLog<Patrons> = NOTHING_SEEN;
  readonly #hashes = new Map<number, string>();

  get view(): SealedGameView {
    return this.#log.view ?? PATRONS.viewOf(PATRONS.fresh, this.#viewer);
  }

  get version(): number {
    return this.#log.version;
  }

  take(batch: Batch): void {
    this.#log = takeBatchesAt(PATRONS, this.#log, this.#viewer, [batch]) ?? this.#log;
    this.#hashes.set(this.version, viewHash(this.view));
  }

  /** Takes in the answer to a sync as `Follower` does: a hash that follows from what was sent is replaced. */
  takeSync({ viewer, batches, hash }: Synced, since: number, text: string): string {
    this.#viewer = viewer;
    if (this.version === 0) this.#hashes.set(0, viewHash(this.view));
    for (const batch of batches) this.take(batch);
    const own = this.#hashes.get(batches.at(-1)?.version ?? since);
    return own === hash ? text.replace(`"hash":"${hash}"`, '"hash":"of this view"') : text;
  }
}
