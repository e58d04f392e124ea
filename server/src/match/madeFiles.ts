// MadeFiles: the files recently made of a match, so that asking again does not make one again. Each is kept for one
// holder, so that what only one seat may see reaches nobody else.

import type { FileHolder, MatchFile } from '@dunmer/shared/fairness';
import type { GameFile } from '@dunmer/shared/patrons';
import { type BySeat, SEATS } from '@dunmer/shared/rules';

type File = MatchFile | GameFile;

interface Made {
  readonly names: BySeat<string>;
  readonly file: File;
}

export class MadeFiles {
  readonly #byHolder = new Map<FileHolder, Made>();

  /** The file made for this holder while the players had these names; null if there is none. */
  of(holder: FileHolder, names: BySeat<string>): File | null {
    const made = this.#byHolder.get(holder);
    return made !== undefined && SEATS.every((seat) => made.names[seat] === names[seat]) ? made.file : null;
  }

  /** Keeps a file that was made. */
  keep(holder: FileHolder, made: Made): void {
    this.#byHolder.set(holder, made);
  }
}
