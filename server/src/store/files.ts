// Files: where a data folder keeps its database.

import { join } from 'node:path';

/** The database of a data folder. */
export const fileIn = (folder: string): string => join(folder, 'dunmer-trade.sqlite');
