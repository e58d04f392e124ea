// Files: where a data folder keeps its database.

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'dunmer-trade.sqlite';

/** The database of a data folder. */
export const fileIn = (folder: string): string => join(folder, NAME);

/** The log of what is not yet in the file of a database. */
export const logOf = (file: string): string => `${file}-wal`;

/** The database at a place: that of a data folder, or a file itself. */
export const fileAt = (place: string): string =>
  existsSync(place) && statSync(place).isFile() ? place : fileIn(place);
