// Table: one of the event's tables as a spreadsheet has it.

import type { Cell, Row } from './csv.ts';

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}

/** Makes a table with one row for each thing; `columns` say by their heads what stands in each column. */
export function tableOf<Thing>(
  things: readonly Thing[],
  columns: Readonly<Record<string, (thing: Thing) => Cell>>,
): Table {
  const cells = Object.values(columns);
  return { head: Object.keys(columns), rows: things.map((thing) => cells.map((cell) => cell(thing))) };
}
