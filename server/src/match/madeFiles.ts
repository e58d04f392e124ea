// MadeFiles: the files of a match that were made of late, so that one which is asked for again is not made again. Each
// is for one holder, so that what is one seat's own reaches nobody else by it.

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

  /** The file that was made for this holder while the players were called so; null where none was. */
  of(holder: FileHolder, names: BySeat<string>): File | null {
    const made = this.#byHolder.get(holder);
    return made !== undefined && SEATS.every((seat) => made.names[seat] === names[seat]) ? made.file : null;
  }

  /** Keeps one that was made. */
  keep(holder: FileHolder, made: Made): void {
    this.#byHolder.set(holder, made);
  }
}
