// statementLine: an entry as it stands on the statement of one purse.

import type { StatementLine } from '@dunmer/shared/protocol';
import type { PersonKey, StatementRow } from '../store/index.ts';
import { briefIn, type Briefs, timeOf } from './briefs.ts';

type Side = 'debit' | 'credit';

/** The purse across; null where drakes came from or went to the bank, a hold or a pot. */
function across(row: StatementRow, side: Side): PersonKey | null {
  const [kind, owner] =
    side === 'debit' ? [row.creditKind, row.creditOwner] : [row.debitKind, row.debitOwner];
  return kind === 'purse' ? owner : null;
}

const sideOf = (row: StatementRow, account: number): Side => (row.debit === account ? 'debit' : 'credit');

/** Everybody whom a statement names. */
export const namedIn = (rows: readonly StatementRow[], account: number): readonly PersonKey[] =>
  rows.flatMap((row) => [row.who ?? [], across(row, sideOf(row, account)) ?? []].flat());

/** A line of the statement of `account`. */
export function statementLine(row: StatementRow, account: number, briefs: Briefs): StatementLine {
  const side = sideOf(row, account);
  const change = side === 'debit' ? -row.sum : row.sum;
  const after = side === 'debit' ? row.debitAfter : row.creditAfter;
  const other = across(row, side);
  return {
    entry: row.key,
    before: after - change,
    change,
    after,
    why: row.why,
    subject: row.subject,
    who: row.who === null ? null : briefIn(briefs, row.who),
    with: other === null ? null : briefIn(briefs, other),
    note: row.noted,
    corrects: row.corrects,
    at: timeOf(row.at),
  };
}
