// TableNames: at which table a game is offered, as a row has it: the trade's is left out, as everywhere (PT1).

import type { AtTable } from '@dunmer/shared/contract';
import type { Read } from '../columns.ts';

/** Always there to be read; what it says may be nothing. */
export interface NamesTable {
  readonly table: AtTable['table'];
}

/** The table that a row of this kind names. */
export const tableIn = (rows: string): Read<AtTable['table']> => ({
  sql: `${rows}.table_name`,
  as: (raw) => (raw === 'patrons' ? raw : undefined),
});
