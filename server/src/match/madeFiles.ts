// MadeFiles: match files of late, so that one which is asked for again is not made again. Each is for one holder, so
// that what is one seat's own reaches nobody else by it.

import type { FileHolder, MatchFile } from '@dunmer/shared/fairness';
import type { GameFile } from '@dunmer/shared/patrons';
import type { MatchId } from '@dunmer/shared/protocol';
import type { BySeat } from '@dunmer/shared/rules';

/** Beyond so many the one that was made longest ago goes. */
const MOST = 32;

/** What a file is made of, and for whom; another version or name makes another file. */
export interface FileOrder {
  readonly match: MatchId;
  readonly holder: FileHolder;
  readonly names: BySeat<string>;
}

interface Made {
  readonly file: MatchFile | GameFile;
  readonly version: number;
}

const keyOf = ({ match, holder, names }: FileOrder): string =>
  JSON.stringify([match, holder, names.a, names.b]);

export class MadeFiles {
  /** What was made longest ago comes first. */
  readonly #made = new Map<string, Made>();

  /** The file that was made of this order, and of which version of its match; null where none is known. */
  of(order: FileOrder): Made | null {
    return this.#made.get(keyOf(order)) ?? null;
  }

  /** Keeps one that was made. */
  keep(order: FileOrder, made: Made): void {
    const key = keyOf(order);
    this.#made.delete(key);
    this.#made.set(key, made);
    if (this.#made.size <= MOST) return;
    for (const oldest of this.#made.keys()) {
      this.#made.delete(oldest);
      return;
    }
  }
}
