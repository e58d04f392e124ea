// TableName: which game is played over a prestige (PATRONS, PT1): the trade's, or the patrons'.

export const TABLE_NAMES = ['trade', 'patrons'] as const;
export type TableName = (typeof TABLE_NAMES)[number];

/** Where a table is named: left out it is the trade's, so that nothing differs where no other is played at. */
export interface AtTable {
  readonly table?: Exclude<TableName, 'trade'> | undefined;
}

/** The table that is named, or the trade's. */
export const tableOf = ({ table }: AtTable): TableName => table ?? 'trade';

/** A table as it is named: the trade's is left out. */
export const atTable = (table: TableName): AtTable => (table === 'trade' ? {} : { table });
