// Tables: checks that a match is opened at the table that was agreed to (PATRONS, PT1), and that its contract still
// says so.

import * as z from 'zod';
import { tableOf } from '@dunmer/shared/contract';
import type { Book } from './book.ts';
import { Contradiction } from './finding.ts';
import { ofKind, type Row } from './row.ts';

const signed = z.object({
  game: z.object({ at: z.enum(['playing', 'taken', 'returned']), table: z.literal('patrons').optional() }),
});

/** The table at which the game of a contract was played, by its state; null if none was. */
function playedAt(state: string): string | null {
  const { success, data } = signed.safeParse(JSON.parse(state));
  return success ? tableOf(data.game) : null;
}

/**
 * Throws `Contradiction` if a match of this row, or a match over one of its contracts, is at another table than agreed.
 */
export function checkTables(row: Row, book: Book): void {
  const other = `Row ${row.seq} of the journal agrees to another table than its match is played at.`;
  for (const { contract, state } of ofKind(row, 'contract')) {
    const [said, match] = [playedAt(state), book.row('contracts', contract)['match']];
    if (said === null || typeof match !== 'string') continue;
    if (book.row('matches', match)['tableName'] !== said) throw new Contradiction(other);
  }
  const opened = ofKind(row, 'table').map(({ tableName = 'trade' }) => tableName);
  for (const { state, table = 'trade' } of ofKind(row, 'proposal'))
    if (state === 'accepted' && opened.some((name) => name !== table)) throw new Contradiction(other);
}
