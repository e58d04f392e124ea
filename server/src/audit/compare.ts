// Compare: compares a table as it stands with what the journal tells of it.

import type { AuditedRow, AuditedTable } from '../store/index.ts';
import type { Table } from './book.ts';
import type { Finding } from './finding.ts';

const said = (value: string | number | null | undefined): string => JSON.stringify(value ?? null);

function difference(name: AuditedTable, kept: AuditedRow, told: AuditedRow): Finding {
  // Columns that older rows did not tell are unknown and not compared.
  for (const column of Object.keys(told))
    if (kept[column] !== told[column])
      return `Of ${name} ${kept.key}, ${column} is ${said(kept[column])}; the journal says ${said(told[column])}.`;
  return null;
}

/** Finds the first row that differs from the journal's, or is missing on one side. */
export function compareTable(name: AuditedTable, kept: readonly AuditedRow[], told: Table): Finding {
  for (const row of kept) {
    const expected = told.get(String(row.key));
    if (expected === undefined) return `Of ${name}, ${row.key} is not in the journal.`;
    const found = difference(name, row, expected);
    if (found !== null) return found;
  }
  const keys = new Set(kept.map(({ key }) => String(key)));
  const missing = [...told.keys()].find((key) => !keys.has(key));
  return missing === undefined ? null : `Of ${name}, ${missing} of the journal is missing.`;
}

/** Drakes are conserved (P7): the sum over all accounts is 0. */
export function checkSum(accounts: readonly AuditedRow[]): Finding {
  const sum = accounts.reduce((all, { balance }) => all + Number(balance), 0);
  return sum === 0 ? null : `All accounts together hold ${sum} drakes instead of 0.`;
}
