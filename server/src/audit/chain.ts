// Chain: every row of the journal carries the hash over itself and the row before it.

import { BEFORE_FIRST, rowHash } from '../journal/index.ts';
import type { JournalRow } from '../store/index.ts';
import type { Finding } from './finding.ts';

/** Finds where the chain breaks. Rows cut off at its end show in the tables instead. */
export function checkChain(rows: readonly JournalRow[]): Finding {
  let previous = BEFORE_FIRST;
  for (const [i, row] of rows.entries()) {
    if (row.seq !== i + 1) return `The journal has no row ${i + 1}.`;
    if (rowHash(previous, row) !== row.hash) return `Row ${row.seq} of the journal was changed.`;
    previous = row.hash;
  }
  return null;
}
