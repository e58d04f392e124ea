// Table: one of the event's tables as a spreadsheet has it.

import type { Row } from './csv.ts';

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}
