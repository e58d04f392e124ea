// Files: where a data folder keeps its database.

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'dunmer-trade.sqlite';

/** The database file of a data folder. */
export const fileIn = (folder: string): string => join(folder, NAME);

/** The write-ahead log of a database file. */
export const logOf = (file: string): string => `${file}-wal`;

/** The database file at a place, which is a data folder or the file itself. */
export const fileAt = (place: string): string =>
  existsSync(place) && statSync(place).isFile() ? place : fileIn(place);
