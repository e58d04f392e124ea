// Book: the event's tables, built from the journal alone.

import { AUDITED, type AuditedRow, type AuditedTable } from '../store/index.ts';
import { Contradiction } from './finding.ts';

export type Table = ReadonlyMap<string, AuditedRow>;

export class Book {
  readonly #tables = new Map<AuditedTable, Map<string, AuditedRow>>(AUDITED.map((name) => [name, new Map()]));

  table(name: AuditedTable): Table {
    return this.#of(name);
  }

  /** The row with this key. Throws `Contradiction` if the journal has told of none. */
  row(name: AuditedTable, key: string | number): AuditedRow {
    const row = this.#of(name).get(String(key));
    if (row === undefined)
      throw new Contradiction(`The journal tells of ${name} ${key} before there is one.`);
    return row;
  }

  put(name: AuditedTable, row: AuditedRow): void {
    this.#of(name).set(String(row.key), row);
  }

  /** Adds a new row. Throws `Contradiction` if there is one with its key. */
  add(name: AuditedTable, row: AuditedRow): void {
    if (this.#of(name).has(String(row.key)))
      throw new Contradiction(`The journal tells of ${name} ${row.key} twice.`);
    this.put(name, row);
  }

  /** How many rows there are. Keys follow one another, because nothing is ever deleted. */
  count(name: AuditedTable): number {
    return this.#of(name).size;
  }

  change(name: AuditedTable, key: string | number, columns: Omit<AuditedRow, 'key'>): void {
    this.put(name, { ...this.row(name, key), ...columns });
  }

  /** Forgets some columns of a row: rows of earlier releases do not tell which of several rows they meant. */
  untell(name: AuditedTable, key: string | number, ...columns: readonly string[]): void {
    const told = Object.entries(this.row(name, key)).filter(([column]) => !columns.includes(column));
    this.put(name, { key, ...Object.fromEntries(told) });
  }

  #of(name: AuditedTable): Map<string, AuditedRow> {
    const table = this.#tables.get(name) ?? new Map<string, AuditedRow>();
    this.#tables.set(name, table);
    return table;
  }
}
