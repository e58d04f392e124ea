// Follower: the view that a visitor builds from the batches it is sent, so that it can tell whether a hash it is given
// is that of its own view.

import { matchViewOf, type MatchView, NEW_SEALED_MATCH } from '@dunmer/shared/fairness';
import { type Batch, type SyncState, viewHash } from '@dunmer/shared/protocol';
import { Mirror } from '../support/mirror.ts';

type Synced = Pick<SyncState, 'viewer' | 'batches' | 'hash'>;

/** A follower of a match, at either table. */
export interface Follows {
  readonly version: number;
  take(batch: Batch): void;
  takeSync(synced: Synced, since: number, text: string): string;
}

export class Follower implements Follows {
  #mirror: Mirror | null = null;
  readonly #hashes = new Map<number, string>();

  get view(): MatchView | null {
    return this.#mirror?.view ?? null;
  }

  get version(): number {
    return this.#mirror?.version ?? 0;
  }

  take(batch: Batch): void {
    if (this.#mirror?.take(batch) === 'next') this.#hashes.set(this.version, viewHash(this.#mirror.view));
  }

  /**
   * Takes in the answer to a sync from `since`. Returns its text for the tape: a hash that follows from what this
   * visitor was sent says nothing more and is replaced; any other hash stays and will be compared.
   */
  takeSync({ viewer, batches, hash }: Synced, since: number, text: string): string {
    if (this.#mirror === null) {
      this.#mirror = new Mirror(viewer);
      this.#hashes.set(0, viewHash(matchViewOf(NEW_SEALED_MATCH, viewer)));
    }
    for (const batch of batches) this.take(batch);
    const own = this.#hashes.get(batches.at(-1)?.version ?? since);
    return own === hash ? text.replace(`"hash":"${hash}"`, '"hash":"of this view"') : text;
  }
}
