// TableNames: the table at which a game is offered, as a row names it. The trade table is left out, as everywhere
// (PT1).

import type { AtTable } from '@dunmer/shared/contract';
import type { Read } from '../columns.ts';

/** The member is always there, so that it can be read; undefined stands for the trade table. */
export interface NamesTable {
  readonly table: AtTable['table'];
}

/** The table that a row of this kind names. */
export const tableIn = (rows: string): Read<AtTable['table']> => ({
  sql: `${rows}.table_name`,
  as: (raw) => (raw === 'patrons' ? raw : undefined),
});
