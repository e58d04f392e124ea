// CSV: a row for each card placed and each creature summoned, with shares as fractions of 1.

import type { Row } from './rows.ts';

const HEADS = 'how,id,rarity,times,rate,error,off,survived,claimed';

const lineOf = (row: Row): string =>
  [row.how, row.id, row.rarity, row.times, row.rate, row.error, row.off, row.survived, row.claimed]
    .map((cell) => (typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(4) : String(cell)))
    .join(',');

/** Returns the text of the file. Ids hold no comma, so they need no quotes. */
export const csvOf = (rows: readonly Row[]): string => [HEADS, ...rows.map(lineOf), ''].join('\n');
